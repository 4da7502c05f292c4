/// Pictures of series that broke other plotters, accepted after they were read back.
enum OddPictures {
  static let constant = """
       |
       |
       |
       |
     1 +********************************* v
       |
       |
       |
       |
       ++-------+-------+-------+-------+
        0       1       2       3       4  s
    data v n=5 first 1.00 min 1.00 at 0.000 max 1.00 at 0.000 last 1.00
    """

  static let onePoint = """
       |
       |
       |
       |
     5 +                *                 v
       |
       |
       |
       |
       +----------------+----------------
                        0  s
    data v n=1 first 5.00 min 5.00 at 0.000 max 5.00 at 0.000 last 5.00
    """

  static let zeros = """
       |
     0 +********************************* v
       |
       ++---------------+---------------+
        0               1               2  s
    data v n=3 first 0.00 min 0.00 at 0.000 max 0.00 at 0.000 last 0.00
    """

  static let gap = """
     4 +                              * v
       |
     3 +
       |
     2 +
       |
     1 +      **]
       |  ****
     0 +**
       ++--------------+--------------+
       100            102            104  s
    (2 of 5 not finite)
    data v n=5 nan=2 first 0.00 min 0.00 at 100.000 max 4.00 at 104.000 last 4.00
    """

  static let nanFirst = """
     2.0 +                              * v
         |                            **
     1.8 +                           *
         |                         **
     1.6 +                        *
         |                      **
     1.4 +                     *
         |                   **
     1.2 +                  *
         |                **
     1.0 +               [
         ++--------------+--------------+
          0              1              2  s
    (1 of 3 not finite)
    data v n=3 nan=1 first 1.000 min 1.000 at 1.000 max 2.000 at 2.000 last 2.000
    """

  static let allNaN = """
      |
      |
      |
      |
      |    (no finite data: 12 NaN)
      |
      |
      |
      |
      ++-------------+-------------+---
       0             5             10  s
    data v n=12 nan=12
    """

  static let empty = """
      |
      |
      |
      |
      |            (no data)
      |
      |
      |
      |
      +----------------------------------
    data v n=0
    """

  static let infinity = """
     3.0 +                    ^         * v
         |
     2.5 +
         |
     2.0 +         **
         |       **
     1.5 +    ***
         |  **
     1.0 +**
         ++---------+---------+---------+
          0         1         2         3  s
    (1 of 4 not finite)
    data v n=4 inf=1 first 1.000 min 1.000 at 0.000 max 3.000 at 3.000 last 3.000
    """

  static let minusInfinity = """
       |
       |
       |
       |
     0 +                              * v
       |
       |
       |
       |v
       ++--------------+--------------+
       0.0            0.5            1.0  s
    (1 of 2 not finite)
    data v n=2 inf=1 first 0.00 min 0.00 at 1.000 max 0.00 at 1.000 last 0.00
    """

  static let skewed = """
     5000 +                           * v
          |                          *
     4000 +                         *
          |                        *
     3000 +                      **
          |                     *
     2000 +                    *
          |                   *
     1000 +                ***
          |          ******
        0 +**********
          ++--------+--------+--------+
           0        1        2        3  s
    (range 5000:1, try log)
    data v n=4 first 1.00 min 1.00 at 0.000 max 5000.00 at 3.000 last 5000.00
    """

  static let ten8 = """
     10 +                     ** v
        |                  ***
        |               ***
        |           ****
        |        ***
        |     ***
        |  ***
      1 +**
        ++----------+----------+
        0.0        0.5        1.0  s
    data v n=2 first 1.00 min 1.00 at 0.000 max 10.00 at 1.000 last 10.00
    """

  static let ten10 = """
     10 +                     ** v
        |                   **
      8 +                ***
        |              **
      6 +           ***
        |         **
      4 +       **
        |    ***
      2 +  **
      1 +**
        ++----------+----------+
        0.0        0.5        1.0  s
    data v n=2 first 1.00 min 1.00 at 0.000 max 10.00 at 1.000 last 10.00
    """

  static let ten3 = """
     10 +                 ****** v
        |      ***********
      1 +******
        ++----------+----------+
        0.0        0.5        1.0  s
    data v n=2 first 1.00 min 1.00 at 0.000 max 10.00 at 1.000 last 10.00
    """

  static let ten2 = """
     10 +           ************ v
      1 +***********
        ++----------+----------+
        0.0        0.5        1.0  s
    data v n=2 first 1.00 min 1.00 at 0.000 max 10.00 at 1.000 last 10.00
    """

  static let smallest = """
     10 +    **** v
      1 +****
        ++------+
         0      1  s
    data v n=2 first 1.00 min 1.00 at 0.000 max 10.00 at 1.000 last 10.00
    """
}
