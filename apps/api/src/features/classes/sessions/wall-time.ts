/** Minutes after midnight as wall time: 1110 is 18:30. */
export function formatWallTime(minute: number): string {
  const hours = String(Math.floor(minute / 60)).padStart(2, '0');
  return `${hours}:${String(minute % 60).padStart(2, '0')}`;
}

/** Minutes after midnight of a wall time; null without one. */
export function parseWallTime(wallTime: string | undefined): number | null {
  if (wallTime === undefined) return null;
  return Number(wallTime.slice(0, 2)) * 60 + Number(wallTime.slice(3));
}
