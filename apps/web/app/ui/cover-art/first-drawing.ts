const drawn = new Set<string>();
/** More venues than a person looks at; beyond it, covers appear without being drawn. */
const maxDrawn = 500;

/** Returns true once for each venue: its cover draws itself the first time that it is seen. */
export function isFirstDrawing(seed: string): boolean {
  if (drawn.has(seed) || drawn.size >= maxDrawn) return false;
  drawn.add(seed);
  return true;
}
