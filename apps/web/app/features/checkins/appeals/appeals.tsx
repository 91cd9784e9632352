import { lazy, Suspense } from 'react';
import { useAppeals } from './use-appeals.ts';

const AppealList = lazy(() => import('./appeal-list.tsx'));

interface AppealsProps {
  /** Only those of this venue; null: of the whole organisation. */
  venueId: string | null;
  /** False where something else has to be done first. */
  startsOpen: boolean;
}

/** The appeals that wait for the venue's answer. Without any, not even their code is loaded. */
export function Appeals({ venueId, startsOpen }: AppealsProps) {
  const appeals = useAppeals(venueId);
  const items = appeals.items;
  if (items.length === 0) return null;
  return (
    <Suspense>
      <AppealList
        appeals={items}
        startsOpen={startsOpen}
        isLoadingMore={appeals.isFetchingNextPage}
        onMore={appeals.hasNextPage ? () => void appeals.fetchNextPage() : null}
      />
    </Suspense>
  );
}
