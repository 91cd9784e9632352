import { Button } from '@mantine/core';
import { listPartnerApplicationsInfiniteOptions } from '@pulse/contract/client';
import { useRef } from 'react';
import { useTranslation } from '#light-translator';
import { usePages } from '#ui/data/use-pages.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import classes from './application-list.module.css';
import { ApplicationRow } from './application-row.tsx';
import type { RenderPlace } from './render-place.ts';
import type { ApplicationFilters } from './use-application-filters.ts';

interface ApplicationListProps {
  filters: ApplicationFilters;
  renderPlace: RenderPlace;
}

/** The applications that the filters match, the longest waiting first, page by page. */
export function ApplicationList({ filters, renderPlace }: ApplicationListProps) {
  const { t } = useTranslation('platform');
  const { status, text, assigned, overdue } = filters;
  const query = {
    status,
    limit: 20,
    ...(text && { q: text }),
    ...(assigned !== 'all' && { assigned }),
    ...(overdue && { overdue: 'true' as const }),
  };
  // A decided application disappears from its list together with the focused button.
  const list = useRef<HTMLUListElement>(null);
  useFocusFallback(list, () =>
    document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'),
  );
  const pages = usePages({
    ...listPartnerApplicationsInfiniteOptions({ query }),
    staleTime: 30_000,
  });
  if (pages.isPending) return <LoadingRows height={92} />;
  if (pages.isError) return <ErrorState error={pages.error} onRetry={() => pages.refetch()} />;
  const applications = pages.items;
  if (applications.length === 0) {
    const isFiltered = text !== '' || assigned !== 'all' || overdue;
    return (
      <EmptyState coverArt="martial_arts">
        {isFiltered ? t('empty.filtered') : t(`empty.${status}`)}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={classes.list} ref={list}>
        {applications.map((application) => (
          <ApplicationRow
            key={application.id}
            application={application}
            renderPlace={renderPlace}
          />
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button
          className={classes.more}
          loading={pages.isFetchingNextPage}
          onClick={() => pages.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}
