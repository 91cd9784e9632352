import { type RawBuilder, sql } from 'kysely';

/**
 * Queries as one relation whose rows a page reads in `order`: each query by an index that has this
 * order, and merged when there are several. Only the rows of the page are read, instead of all to be
 * sorted. The limit, which limits nothing, makes the planner expect that not all rows are read; it
 * would underestimate a box or a circle, of which it has no statistics.
 */
export function readInOrder(
  queries: readonly RawBuilder<unknown>[],
  order: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const ordered = queries.map(
    (query) => sql`(${query} ORDER BY ${order} LIMIT (SELECT 2147483647))`,
  );
  return sql`(${sql.join(ordered, sql` UNION ALL `)})`;
}
