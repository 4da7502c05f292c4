#include "CPlain.h"

#include <math.h>

static double bezier(double x1, double y1, double x2, double y2, double x) {
  double cx = 3 * x1, bx = 3 * (x2 - x1) - cx, ax = 1 - cx - bx;
  double cy = 3 * y1, by = 3 * (y2 - y1) - cy, ay = 1 - cy - by;
  double low = 0, high = 1, s = x;
  for (int step = 0; step < 64; step++) {
    double miss = ((ax * s + bx) * s + cx) * s - x;
    if (fabs(miss) < 1e-12) break;
    if (miss > 0) high = s; else low = s;
    double slope = (3 * ax * s + 2 * bx) * s + cx;
    double next = s - miss / slope;
    s = next > low && next < high ? next : (low + high) / 2;
  }
  return ((ay * s + by) * s + cy) * s;
}

double cplain_beziers(double x1, double y1, double x2, double y2, long count) {
  double sum = 0;
  for (long i = 0; i < count; i++) sum += bezier(x1, y1, x2, y2, (double)i / (double)count);
  return sum;
}

double cplain_springs(double stiffness, double damping, double velocity, long count) {
  double natural = sqrt(stiffness), decay = damping / 2;
  double frequency = sqrt(natural * natural - decay * decay);
  double sum = 0;
  for (long i = 0; i < count; i++) {
    double time = (double)i / (double)count;
    double envelope = exp(-decay * time);
    double even = envelope * cos(frequency * time);
    double odd = envelope * sin(frequency * time) / frequency;
    sum += 1 - even - (decay - velocity) * odd;
    sum += velocity * even + (natural * natural - decay * velocity) * odd;
  }
  return sum;
}

double cplain_rk4(double stiffness, double damping, double velocity, long count) {
  const double dt = 0.001;
  double sum = 0, x = 0, v = 0;
  for (long i = 0; i < count; i++) {
    if (i % 1000 == 0) { x = 0; v = velocity; }
    double a1 = stiffness * (1 - x) - damping * v;
    double x2 = x + v * dt / 2, v2 = v + a1 * dt / 2;
    double a2 = stiffness * (1 - x2) - damping * v2;
    double x3 = x + v2 * dt / 2, v3 = v + a2 * dt / 2;
    double a3 = stiffness * (1 - x3) - damping * v3;
    double x4 = x + v3 * dt, v4 = v + a3 * dt;
    double a4 = stiffness * (1 - x4) - damping * v4;
    x += dt * (v + 2 * v2 + 2 * v3 + v4) / 6;
    v += dt * (a1 + 2 * a2 + 2 * a3 + a4) / 6;
    sum += x;
  }
  return sum;
}

double cplain_conversions(double velocity, long count) {
  const double duration = 0.5, left = 0.001;
  double sum = 0;
  for (long i = 0; i < count; i++) {
    double ratio = 0.1 + 0.8 * (double)i / (double)count;
    double width = sqrt(1 - ratio * ratio), natural = 5 / duration;
    for (int step = 0; step < 12; step++) {
      double envelope = exp(-ratio * natural * duration) / width;
      double miss = left - (ratio - velocity / natural) * envelope;
      double slope = velocity / (natural * natural) * envelope;
      slope -= (ratio - velocity / natural) * ratio * duration * envelope;
      natural += miss / slope;
    }
    sum += natural * natural;
  }
  return sum;
}
