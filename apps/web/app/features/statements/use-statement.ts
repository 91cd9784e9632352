import {
  exportStatement,
  type GetStatementData,
  getStatementDocument,
  getStatementInfiniteOptions,
} from '@pulse/contract/client';
import { usePages } from '#ui/data/use-pages.ts';
import { asFile, useDownload } from '#ui/files/use-download.ts';

/** Which lines of a month are shown; all without one. */
export type LineKind = NonNullable<GetStatementData['query']['kind']>;

/** A month of a venue, its lines page by page. */
export function useStatement(venueId: string, month: string, kind: LineKind | null) {
  const query = { venue_id: venueId, month, kind: kind ?? undefined, limit: 50 };
  return usePages({
    ...getStatementInfiniteOptions({ query }),
    // The other kinds replace the lines of one, not the sums above them.
    placeholderData: (previous) => previous,
    // A visit may have been recorded or corrected, or the month closed, since.
    staleTime: 0,
  });
}

/** Downloads a month as a table or as a document, in the language of the app. */
export function useDownloadStatement(venueId: string, month: string) {
  const query = { venue_id: venueId, month };
  return useDownload(
    (type: 'csv' | 'pdf') =>
      type === 'csv'
        ? exportStatement({ query, ...asFile })
        : getStatementDocument({ query, ...asFile }),
    (type) => `pulse-statement-${month}.${type}`,
  );
}
