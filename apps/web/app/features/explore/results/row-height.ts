/** Pixels of a row with one line of slots; others are measured. */
export const rowHeight = 141;
