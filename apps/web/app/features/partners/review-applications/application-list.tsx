import { listPartnerApplicationsInfiniteOptions } from '@pulse/contract/client';
import { useRef } from 'react';
import { useTranslation } from '#light-translator';
import { PagedList } from '#ui/data/paged-list.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import { Stack } from '#ui/layout/stack.tsx';
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
  const isFiltered = text !== '' || assigned !== 'all' || overdue;
  // A decided application disappears from its list together with the focused button.
  const list = useRef<HTMLDivElement>(null);
  useFocusFallback(list, () =>
    document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'),
  );
  const pages = usePages({
    ...listPartnerApplicationsInfiniteOptions({ query }),
    staleTime: 30_000,
  });
  return (
    <div ref={list}>
      <Stack>
        <PagedList
          pages={pages}
          loading={<LoadingRows height={92} />}
          empty={
            <EmptyState coverArt="martial_arts">
              {isFiltered ? t('empty.filtered') : t(`empty.${status}`)}
            </EmptyState>
          }
          row={(application) => (
            <ApplicationRow
              key={application.id}
              application={application}
              renderPlace={renderPlace}
            />
          )}
        />
      </Stack>
    </div>
  );
}
