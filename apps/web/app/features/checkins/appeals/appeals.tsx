import { listAppealsInfiniteOptions } from '@pulse/contract/client';
import { lazy, Suspense } from 'react';
import { usePages } from '#ui/data/use-pages.ts';

const AppealList = lazy(() => import('./appeal-list.tsx'));

interface AppealsProps {
  /** Only those of this venue; null: of the whole organisation. */
  venueId: string | null;
  /** False where something else has to be done first. */
  startsOpen: boolean;
}

/** The appeals that wait for the venue's answer. Without any, not even their code is loaded. */
export function Appeals({ venueId, startsOpen }: AppealsProps) {
  const appeals = usePages({
    ...listAppealsInfiniteOptions({ query: { venue_id: venueId ?? undefined } }),
    // A member may have appealed, or a colleague answered, since.
    staleTime: 0,
  });
  if (appeals.items.length === 0) return null;
  return (
    <Suspense>
      <AppealList appeals={appeals} startsOpen={startsOpen} />
    </Suspense>
  );
}
