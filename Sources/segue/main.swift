import Tool

SegueKit.main()
