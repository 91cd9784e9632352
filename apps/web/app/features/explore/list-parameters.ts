/** The operation that lists venues with their classes. */
export const listPath = '/api/v1/venues-with-classes';

/** Venues on the first page of the list, which a slow network brings sooner and a slow phone reads sooner. */
export const firstPageSize = 20;

/** Venues on each further page; the server's maximum. */
export const pageSize = 100;

/** Formats the sides of a box, west first, as a parameter of the list. */
export const formatBox = (box: readonly number[]) => box.map((side) => side.toFixed(3)).join(',');
