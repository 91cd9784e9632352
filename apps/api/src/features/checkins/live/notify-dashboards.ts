import type { Deps } from '../../../platform/deps.ts';
import { DESK_CHANGED_CHANNEL } from './announce-desk.ts';
import { paceEvents } from './pace-events.ts';

/** So that a full entrance costs each dashboard one read a second, and no dashboard waits for two. */
const GAP_MS = 1_000;

/**
 * Notifies the dashboards that are open at a venue that its day has changed, whichever server changed
 * it. Where announcements were missed, all of them are notified.
 */
export function notifyDashboards({
  announcements,
  streams,
}: Pick<Deps, 'announcements' | 'streams'>): void {
  const changed = paceEvents((venueId) => streams.send(venueId, 'changed'), GAP_MS);
  const allChanged = () => {
    for (const venueId of streams.topics()) changed(venueId);
  };
  announcements.listen(DESK_CHANGED_CHANNEL, {
    heard(venueIds) {
      if (venueIds === 'all') return allChanged();
      // Next to none of all venues has a dashboard at this server.
      for (const venueId of venueIds.split(',')) if (streams.hasTopic(venueId)) changed(venueId);
    },
    missed: allChanged,
  });
}
