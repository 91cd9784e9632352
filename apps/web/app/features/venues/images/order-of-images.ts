/** The ids with one of them moved to an index; an index outside moves it to that end. */
export function moveTo(ids: readonly string[], id: string, index: number): string[] {
  const others = ids.filter((other) => other !== id);
  const at = Math.max(0, Math.min(others.length, index));
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** The index of the middle that is nearest to a position; the first of two that are equally near. */
export function nearestIndex(middles: readonly number[], position: number): number {
  const distances = middles.map((middle) => Math.abs(middle - position));
  return distances.indexOf(Math.min(...distances));
}
