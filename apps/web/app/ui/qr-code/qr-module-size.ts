/**
 * Returns the size of one module in CSS pixels so that a code with `modules` per side and a quiet zone
 * of `quietZone` modules fits a box of `box` CSS pixels. It is a whole number of device pixels
 * (`density` per CSS pixel), because edges between two pixels turn grey and are harder to read.
 */
export function qrModuleSize(
  box: number,
  modules: number,
  quietZone: number,
  density: number,
): number {
  const exact = box / (modules + 2 * quietZone);
  const whole = Math.floor(exact * density) / density;
  return whole > 0 ? whole : exact;
}
