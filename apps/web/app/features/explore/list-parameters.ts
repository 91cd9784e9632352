/** Venues on a page of the list; the server's maximum. */
export const pageSize = 100;

/** Formats the sides of a box, west first, as a parameter of the list. */
export const formatBox = (box: readonly number[]) => box.map((side) => side.toFixed(3)).join(',');
