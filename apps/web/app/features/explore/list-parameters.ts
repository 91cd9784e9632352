/** The operation that lists venues with their classes. */
export const listPath = '/api/v1/venues-with-classes';

/** Venues on a page of the list: a few screens, which a slow network and a slow phone have soon. */
export const pageSize = 20;

/** After so many pages the reader goes through the whole list: the next ones have the server's maximum. */
const smallPages = 4;
const largePageSize = 100;

/** The number of venues to ask for once some pages have been loaded. */
export const nextPageSize = (pages: number) => (pages < smallPages ? pageSize : largePageSize);

/** Formats the sides of a box, west first, as a parameter of the list. */
export const formatBox = (box: readonly number[]) => box.map((side) => side.toFixed(3)).join(',');
