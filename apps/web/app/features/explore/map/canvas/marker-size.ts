/** How large the disc of a cluster is drawn: cluster-pin.module.css has the diameters. */
export function clusterSize(count: number): 'small' | 'middle' | 'large' {
  if (count >= 100) return 'large';
  return count >= 10 ? 'middle' : 'small';
}

/** The diameters with their outer ring, and a gap of 2 px. */
const diameters = { small: 56, middle: 64, large: 74 };
/** The target of a pin with its label, also while it is selected, so that selecting one moves nothing. */
const pinHeight = 50;
const pinWidth = 76;
const bookedPinWidth = 84;

/** Returns the pixels that the marker of these venues needs as a target. */
export function markerSize(venues: readonly { state: string }[]): {
  width: number;
  height: number;
} {
  if (venues.length > 1) {
    const diameter = diameters[clusterSize(venues.length)];
    return { width: diameter, height: diameter };
  }
  const booked = venues[0]?.state === 'booked';
  return { width: booked ? bookedPinWidth : pinWidth, height: pinHeight };
}
