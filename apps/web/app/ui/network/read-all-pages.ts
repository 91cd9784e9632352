/** The most pages that are read of one list: 1,000 rows, where a page has 100. */
const MAX_PAGES = 10;

interface Page<Item> {
  items: Item[];
  next_cursor: string | null;
}

/** Reads a list to choose from page by page, where a choice of the first page alone would be too few. */
export async function readAllPages<Item>(
  readPage: (cursor: string | undefined) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const page = await readPage(cursor);
    items.push(...page.items);
    if (page.next_cursor === null) break;
    cursor = page.next_cursor;
  }
  return items;
}
