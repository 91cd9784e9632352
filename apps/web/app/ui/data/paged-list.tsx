import type { ReactNode } from 'react';
import { List } from '../layout/list.tsx';
import { MoreButton } from './more-button.tsx';
import { QueryContent } from './query-content.tsx';
import type { Pages } from './use-pages.ts';

interface PagedListProps<Item> {
  pages: Pages<Item>;
  /** One `<li>` with its key for each item. */
  row: (item: Item) => ReactNode;
  empty: ReactNode;
  loading?: ReactNode;
  /** What the button at the end shows; without it «Show more». */
  more?: string;
  /** A rule of ink above the rows. */
  ruled?: boolean;
}

/** A list that is read page by page: loading, failed, empty, or its rows and a button for more. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { pages, row, empty, loading, more, ruled } = props;
  return (
    <QueryContent
      query={pages}
      loading={loading}
      isEmpty={() => pages.items.length === 0}
      empty={empty}
    >
      {() => (
        <>
          <List ruled={ruled}>{pages.items.map(row)}</List>
          <MoreButton pages={pages} label={more} />
        </>
      )}
    </QueryContent>
  );
}
