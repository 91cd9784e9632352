interface VisitedEntry {
  key: string;
  /** How many overlays were open at it. */
  overlays: number;
}

/** The entries of the browser's history that this document has seen, and the current one's place. */
export interface VisitedEntries {
  entries: readonly VisitedEntry[];
  current: number;
}

/** How a history entry was reached; `load` when the document was loaded at it. */
export type Arrival = 'load' | 'new' | 'back' | 'forward';

/** Returns the entries after a navigation to `entry`, and how it was reached. */
export function visit(
  before: VisitedEntries | null,
  entry: VisitedEntry,
  action: 'POP' | 'PUSH' | 'REPLACE',
): { after: VisitedEntries; arrival: Arrival } {
  if (!before) return { after: { entries: [entry], current: 0 }, arrival: 'load' };
  const { entries, current } = before;
  if (action === 'POP') {
    const found = entries.findIndex(({ key }) => key === entry.key);
    // From before this document was loaded; an entry ahead would have been seen.
    if (found < 0) return { after: { entries: [entry, ...entries], current: 0 }, arrival: 'back' };
    return { after: { entries, current: found }, arrival: found > current ? 'forward' : 'back' };
  }
  const place = action === 'PUSH' ? current + 1 : current;
  // Pushing an entry discards those ahead, replacing one keeps them.
  const ahead = action === 'PUSH' ? [] : entries.slice(place + 1);
  return {
    after: { entries: [...entries.slice(0, place), entry, ...ahead], current: place },
    arrival: 'new',
  };
}

/**
 * Steps from an entry whose overlay is closed to the next entry of a page: onwards in the direction
 * of travel, or back to the page below it when nothing lies ahead.
 */
export function stepsToPage({ entries, current }: VisitedEntries, arrival: Arrival): number {
  const ahead = entries.findIndex(({ overlays }, place) => place > current && overlays === 0);
  if (arrival === 'forward' && ahead > 0) return ahead - current;
  return -(entries[current]?.overlays ?? 0);
}
