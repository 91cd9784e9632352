/**
 * The path of a line through the visits of days, in a box of 100 by 40 that is `width` days wide; `most`
 * touches its top.
 */
export function linePath(
  days: readonly { visits: number }[],
  most: number,
  width = days.length,
): string {
  const step = width > 1 ? 100 / (width - 1) : 0;
  const points = days.map(({ visits }, index) => {
    const x = (index * step).toFixed(2);
    const y = (39 - (visits / most) * 38).toFixed(2);
    return `${x} ${y}`;
  });
  // A single day is a line across the box.
  if (points.length === 1) points.push(`100 ${points[0]?.split(' ')[1]}`);
  return points.length > 0 ? `M${points.join('L')}` : '';
}
