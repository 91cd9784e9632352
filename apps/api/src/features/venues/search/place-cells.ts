import type { BoundingBox } from './bounding-box.ts';

/** The cells of `place_cell` in the database: a quarter of a degree each way. */
const CELLS_PER_DEGREE = 4;
const COLUMNS = 360 * CELLS_PER_DEGREE;

/** Each cell is a part of the statement; in a larger box reading in order and filtering costs less. */
const MAX_CELLS = 16;

/** The cells that a box touches; null when there are more than a statement should have parts. */
export function placeCells(
  { west, south, east, north }: BoundingBox,
  most: number = MAX_CELLS,
): number[] | null {
  const rowOf = (latitude: number) => Math.floor((latitude + 90) * CELLS_PER_DEGREE);
  const columnOf = (longitude: number) => Math.floor((longitude + 180) * CELLS_PER_DEGREE);
  const rows = rowOf(north) - rowOf(south) + 1;
  const columns = columnOf(east) - columnOf(west) + 1;
  if (rows * columns > most) return null;
  return Array.from(
    { length: rows * columns },
    (_, index) =>
      (rowOf(south) + Math.floor(index / columns)) * COLUMNS + columnOf(west) + (index % columns),
  );
}
