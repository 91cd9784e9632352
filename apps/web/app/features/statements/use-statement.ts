import {
  exportStatement,
  type GetStatementData,
  getStatementDocument,
  getStatementInfiniteOptions,
} from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { useRefetch } from '#ui/actions/refetch.ts';
import { usePages } from '#ui/data/use-pages.ts';
import { toastFailure } from '#ui/feedback/toast.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { toFailure } from '#ui/network/problem.ts';

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

/** Returns a function that reads statements and rates again. */
export function useRefreshStatement(): () => Promise<void> {
  const refetch = useRefetch();
  return () => refetch(['statements']);
}

/** Downloads a month as a table or as a document, in the language of the app. */
export function useDownloadStatement(venueId: string, month: string) {
  const { t } = useTranslation('partner-statement');
  return useMutation({
    mutationFn: async (type: 'csv' | 'pdf') => {
      const read = type === 'csv' ? exportStatement : getStatementDocument;
      const query = { venue_id: venueId, month };
      const { data } = await read({ query, parseAs: 'blob', throwOnError: true });
      saveFile(data, `pulse-statement-${month}.${type}`);
    },
    onError: (error) => toastFailure(toFailure(error).detail ?? t('downloadFailed')),
  });
}
