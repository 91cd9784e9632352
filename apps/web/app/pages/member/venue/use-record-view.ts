import type { Venue } from '@pulse/contract/client';
import { useEffect } from 'react';

/** Stores the venue among the recently viewed ones; one that no longer exists leaves them. */
export function useRecordView(id: string, venue: Venue | undefined, notFound: boolean): void {
  useEffect(() => {
    if (notFound) void record(({ removeViewedVenue }) => removeViewedVenue(id));
    else if (venue) void record(({ saveViewedVenue }) => saveViewedVenue(venue));
  }, [id, venue, notFound]);
}

type ViewedVenues = typeof import('#features/explore/search/viewed-venues.ts');

/** Loaded on its own: otherwise the search field of explore would share a file with the venue page. */
async function record(change: (viewedVenues: ViewedVenues) => void): Promise<void> {
  try {
    change(await import('#features/explore/search/viewed-venues.ts'));
  } catch {
    // Without a network the file may be missing; the page does not depend on it.
  }
}
