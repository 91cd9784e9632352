/**
 * The size of one module in CSS pixels so that a code of `modules` a side, with its quiet zone of
 * `quiet` modules around, fits a box of `box` CSS pixels: a whole number of the screen's own pixels
 * (`density` of them to a CSS pixel), because edges between two pixels turn grey and read worse.
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
