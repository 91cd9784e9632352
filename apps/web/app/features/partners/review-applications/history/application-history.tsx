import {
  listApplicationHistoryInfiniteOptions,
  type ReviewedApplication,
} from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { PagedList } from '#ui/data/paged-list.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import classes from '../applications.module.css';
import { AddNote } from './add-note.tsx';
import { HistoryEntry } from './history-entry.tsx';

/** What was asked, answered, decided and noted, newest first. */
export function ApplicationHistory({ application }: { application: ReviewedApplication }) {
  const { t } = useTranslation('platform');
  const pages = usePages(listApplicationHistoryInfiniteOptions({ path: { id: application.id } }));
  return (
    <Stack as="section" gap={3} className={classes.side}>
      <Heading level={3} size={4}>
        {t('history.heading')}
      </Heading>
      <AddNote applicationId={application.id} />
      <PagedList
        pages={pages}
        loading={<LoadingRows rows={2} height={48} />}
        empty={null}
        row={(entry) => <HistoryEntry key={entry.id} entry={entry} />}
      />
    </Stack>
  );
}
