import {
  listApplicationHistoryInfiniteOptions,
  type ReviewedApplication,
} from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { MoreButton } from '#ui/data/more-button.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { AddNote } from './add-note.tsx';
import classes from './application-history.module.css';
import { HistoryEntry } from './history-entry.tsx';

/** What was asked, answered, decided and noted, newest first. */
export function ApplicationHistory({ application }: { application: ReviewedApplication }) {
  const { t } = useTranslation('platform');
  const path = { id: application.id };
  const pages = usePages(listApplicationHistoryInfiniteOptions({ path }));
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
      <MoreButton pages={pages} label={t('more')} />
    </section>
  );
}
