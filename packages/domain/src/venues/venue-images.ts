/** The most images a venue has (spec §5); the first is its cover. */
export const MAX_VENUE_IMAGES = 5;

/** Whether `wanted` has exactly the ids of `current`, each once, in any order. */
export function isReordering(current: readonly string[], wanted: readonly string[]): boolean {
  const ids = new Set(wanted);
  return (
    wanted.length === current.length &&
    ids.size === wanted.length &&
    current.every((id) => ids.has(id))
  );
}
