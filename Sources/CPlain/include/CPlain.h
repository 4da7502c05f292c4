#ifndef CPLAIN_H
#define CPLAIN_H

// The laws as one would write them in C, to be measured beside the module's. Each loop adds up what
// it computes, so that nothing is left out and the sums can be compared.

/// y of a cubic timing curve at `count` even x, solved to 1e-12: Newton inside a bracket.
double cplain_beziers(double x1, double y1, double x2, double y2, long count);

/// Value and velocity of a spring from 0 to 1 (mass 1, below critical damping) at `count` times of
/// the first second.
double cplain_springs(double stiffness, double damping, double velocity, long count);

/// The same springs, integrated by Runge and Kutta's fourth order as POP does: `count` steps of 1 ms,
/// begun anew after each second. Adds up the values after the steps.
double cplain_rk4(double stiffness, double damping, double velocity, long count);

/// Stiffness of UIKit's springs of 0.5 s at `count` damping ratios from 0.1 on, with a velocity not
/// above 0: twelve Newton steps, as UIKit takes them.
double cplain_conversions(double velocity, long count);

#endif
