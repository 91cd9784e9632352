import { Button } from '@mantine/core';
import {
  listApplicationHistory,
  listApplicationHistoryQueryKey,
  type ReviewedApplication,
} from '@pulse/contract/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { AddNote } from './add-note.tsx';
import classes from './application-history.module.css';
import { HistoryEntry } from './history-entry.tsx';

/** What was asked, answered, decided and noted, newest first. */
export function ApplicationHistory({ application }: { application: ReviewedApplication }) {
  const { t } = useTranslation('platform');
  const path = { id: application.id };
  const pages = useInfiniteQuery({
    queryKey: [...listApplicationHistoryQueryKey({ path }), 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await listApplicationHistory({
        path,
        query: { limit: 20, cursor: pageParam },
        signal,
        throwOnError: true,
      });
      return data;
    },
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
  return (
    <section className={classes.history}>
      <h3 className={classes.heading}>{t('history.heading')}</h3>
      <AddNote applicationId={application.id} />
      {pages.isPending && <LoadingRows rows={2} height={48} />}
      {pages.isError && <ErrorState error={pages.error} onRetry={() => pages.refetch()} />}
      <ol className={classes.entries}>
        {pages.data?.pages.flatMap((page) =>
          page.items.map((entry) => <HistoryEntry key={entry.id} entry={entry} />),
        )}
      </ol>
      {pages.hasNextPage && (
        <Button loading={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}
