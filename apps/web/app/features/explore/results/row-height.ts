/** Pixels of a row with its facts and one line of slots; others are measured. */
export const rowHeight = 150;
