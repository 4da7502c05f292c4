/// Pictures of motions, accepted after they were read back into their numbers.
enum MotionPictures {
  static let spring = """
    spring damping 0.50 response 0.50 s
     1.2 +             *****                  :                 position
         |           *** : ******             :
     1.0 +.........***...:......******************************* target
         |        **     :                    :
     0.8 +       **      :                    :
         |       *       :                    :
     0.6 +      **       :                    :
         |     **        :                    :
     0.4 +    **         :                    :
         |   **          :                    :
     0.2 +   *           :                    :
         | **            :                    :
     0.0 +**             :                    :
         |    ***        :                    :                 velocity 1/s
       6 +   ** ***      :                    :
         |  **    **     :                    :
       4 + **      **    :                    :
         | *        **   :                    :
       2 + *         *** :                    :
         |**           **:                    :
       0 +*.............***.........***************************
         |               :***********         :
         ++------------+------------+------------+------------+
         0.00         0.25         0.50         0.75         1.00  s
                         :                    :
                         peak 1.163           settled within 1 %
                         at 0.289 s           at 0.699 s
    data position n=1001 first 0.000 min 0.000 at 0.000 max 1.163 at 0.289 last 1.001
    data velocity n=1001 first 0.00 min -1.12 at 0.385 max 6.86 at 0.096 last -0.03
    """

  static let springBraille = """
    spring damping 0.50 response 0.50 s
     1.2 ┤             ⢀⣀⣀⣀⡀                  ┊                 position
         │           ⣠⠞⠉ ┊ ⠉⠙⠒⠦⣄⡀             ┊
     1.0 ┤┈┈┈┈┈┈┈┈┈⢀⡜⠁┈┈┈┊┈┈┈┈┈┈⠉⠙⠒⠲⠤⠤⠤⣄⣀⣀⡤⠤⠤⠤⠤⠤⠤⠤⠔⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒ target
         │        ⢀⡞     ┊                    ┊
     0.8 ┤       ⢀⡞      ┊                    ┊
         │       ⡞       ┊                    ┊
     0.6 ┤      ⡼⠁       ┊                    ┊
         │     ⣰⠃        ┊                    ┊
     0.4 ┤    ⢠⠇         ┊                    ┊
         │   ⢀⡞          ┊                    ┊
     0.2 ┤   ⡜           ┊                    ┊
         │ ⢀⡜            ┊                    ┊
     0.0 ┤⠐⠋             ┊                    ┊
         │    ⣠⠤⣄        ┊                    ┊                 velocity 1/s
       6 ┤   ⡼⠁ ⠈⠳⡄      ┊                    ┊
         │  ⣸⠁    ⠘⣆     ┊                    ┊
       4 ┤ ⢀⠇      ⠘⢆    ┊                    ┊
         │ ⡸        ⠈⢧   ┊                    ┊
       2 ┤ ⡇         ⠈⢣⡀ ┊                    ┊
         │⢸⠁           ⠱⣄┊                    ┊
       0 ┤⠘┈┈┈┈┈┈┈┈┈┈┈┈┈⠈⠣⣄┈┈┈┈┈┈┈┈┈⣀⣀⡤⠤⠴⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠲⠤⠤⠤⠤⠤⠤⠤
         │               ┊⠈⠑⠲⠤⠤⠤⠴⠒⠚⠉⠁         ┊
         └┬────────────┬────────────┬────────────┬────────────┬
         0.00         0.25         0.50         0.75         1.00  s
                         ┊                    ┊
                         peak 1.163           settled within 1 %
                         at 0.289 s           at 0.699 s
    data position n=1001 first 0.000 min 0.000 at 0.000 max 1.163 at 0.289 last 1.001
    data velocity n=1001 first 0.00 min -1.12 at 0.385 max 6.86 at 0.096 last -0.03
    """

  static let springBlock = """
    spring damping 0.50 response 0.50 s
     1.2 ┤       ▗▄▄          ┊         position
         │      ▟▀┊▝▀▙▖       ┊
     1.0 ┤┈┈┈┈┈▐▘┈┊┈┈┈▀▜▄▄▄▄▄▄▄▄▛▀▀▀▀▀▀ target
         │    ▗▛  ┊           ┊
     0.8 ┤    ▟   ┊           ┊
         │    ▌   ┊           ┊
     0.6 ┤   ▐▘   ┊           ┊
         │   ▛    ┊           ┊
     0.4 ┤  ▐▘    ┊           ┊
         │  ▟     ┊           ┊
     0.2 ┤ ▗▌     ┊           ┊
         │ ▟      ┊           ┊
     0.0 ┤▝▘      ┊           ┊
         │  ▗▄    ┊           ┊         velocity 1/s
       6 ┤ ▗▌▝▙   ┊           ┊
         │ ▐  ▝▌  ┊           ┊
       4 ┤ ▛   ▜▖ ┊           ┊
         │ ▌    ▙ ┊           ┊
       2 ┤▐     ▐▖┊           ┊
         │▐      ▜▖           ┊
       0 ┤▝┈┈┈┈┈┈┈▜▖┈┈┈┈▄▄▟▀▀▀▀▀▀▀▜▄▄▄▄
         │        ┊▀▙▄▛▀▘     ┊
         └┬─────────────┬─────────────┬
         0.0           0.5           1.0  s
                  ┊           ┊
                  peak 1.163  settled within 1 %
                  at 0.289 s  at 0.699 s
    data position n=1001 first 0.000 min 0.000 at 0.000 max 1.163 at 0.289 last 1.001
    data velocity n=1001 first 0.00 min -1.12 at 0.385 max 6.86 at 0.096 last -0.03
    """

  static let easings = """
    easing: progress against time
     1.0 +                                             xx*********
         |                                     xxx*******oooooo+
     0.8 +                               xxxxx*****ooooooo+++
         |                          xxxxxx ****ooooo+++++
     0.6 +                     xxxxxx  ****oooo  ++++
         |                 xxxxx   o****o   +++++
     0.4 +             xxxxx oooo****  ++++++
         |         xxxxxooooo**** ++++++
     0.2 +     xxxooooooo*****+++++
         |  xoooooo*******+++
     0.0 +*********++
         ++----------+----------+----------+----------+----------+
         0.0        0.2        0.4        0.6        0.8        1.0  t/T
          * easeInOut   o linear (20 of 66 cells hidden)
          x easeOut (25 of 66 cells hidden)
          + easeIn (25 of 65 cells hidden)
    data easeInOut n=241 first 0.000 min 0.000 at 0.000 max 1.000 at 1.000 last 1.000
    data linear n=241 first 0.000 min 0.000 at 0.000 max 1.000 at 1.000 last 1.000
    data easeOut n=241 first 0.000 min 0.000 at 0.000 max 1.000 at 1.000 last 1.000
    data easeIn n=241 first 0.000 min 0.000 at 0.000 max 1.000 at 1.000 last 1.000
    """

  static let pan = """
    dismiss by pan: fraction complete and dimming alpha
     1.0 +.................|......************************* * fraction
         |                 |  ***** oooooooooo              o dimming alpha
     0.8 +                 |*** ooooo     |
         |                 ** ooo         |
     0.6 +               ***ooo           |
         |            ****ooo             |
     0.4 +          ***ooo |              |
         |       ***ooo    |              |
     0.2 +    ****o        |              |
         | ****o           |              |
     0.0 +**o              |              |
         ++-----------+-----------+-----------+-----------+
         0.0         0.3         0.6         0.9         1.2  s
          <- interactive -><-- finish ---><--- settle ---->
                           :              :
                           released 0.42 s    completed 0.80 s
                           at 0.62, 640 pt/s
          o dimming alpha (26 of 59 cells hidden)
    data fraction n=601 first 0.000 min 0.000 at 0.000 max 1.000 at 1.200 last 1.000
    data "dimming alpha" n=601 first 0.000 min 0.000 at 0.000 max 0.990 at 1.200 last 0.990
    """

  static let panBraille = """
    dismiss by pan: fraction complete and dimming alpha
     1.0 ┤┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈│┈┈┈┈┈┈⣀⣀⡤⠤⠤⠤⠤⠤⠤⠤⠤⢤⣤⣤⣤⣤⣤⡤⠤⠤⠤⠤⠤⠤⠤ ⠿ fraction
         │                 │  ⣀⠴⠚⠉⠁ ⢀⣀⡤⠤⠖⠒⠊⠉⠉⠉              ⠿ dimming alpha
     0.8 ┤                 │⢀⠞⠁ ⢀⣠⠴⠚⠉     │
         │                 ⢠⠏ ⣠⠖⠋         │
     0.6 ┤               ⣀⡴⠋⣠⠞⠁           │
         │            ⢀⡤⠞⢁⡠⠞⠁             │
     0.4 ┤          ⣠⠖⣉⡴⠚⠉ │              │
         │       ⣀⢴⣫⠴⠋⠁    │              │
     0.2 ┤    ⢀⣴⡾⠗⠋        │              │
         │ ⢀⣠⠾⠛⠁           │              │
     0.0 ┤⠐⠋⠁              │              │
         └┬───────────┬───────────┬───────────┬───────────┬
         0.0         0.3         0.6         0.9         1.2  s
          ├─ interactive ─┤├── finish ───┤├─── settle ────┤
                           ┊              ┊
                           released 0.42 s    completed 0.80 s
                           at 0.62, 640 pt/s
    data fraction n=601 first 0.000 min 0.000 at 0.000 max 1.000 at 1.200 last 1.000
    data "dimming alpha" n=601 first 0.000 min 0.000 at 0.000 max 0.990 at 1.200 last 0.990
    """
}
