/** Everything of one name, in the order in which the first of each name comes. */
export function groupByName<Item extends { name: string }>(
  items: readonly Item[],
): { name: string; items: Item[] }[] {
  const groups = Map.groupBy(items, ({ name }) => name);
  return [...groups].map(([name, ofName]) => ({ name, items: ofName }));
}
