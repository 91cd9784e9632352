import type { SessionAtVenue, VenueSummary } from '@pulse/contract/client';
import { distanceMetres, latestDepartureAt } from '@pulse/domain';
import { IconWalk } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { useFormat } from '../../../ui/format/use-format.ts';
import type { Point } from '../../../ui/location/geolocation.ts';
import classes from './leave-by.module.css';
import { leadingSession } from './session-state.ts';

interface LeaveByProps {
  venue: VenueSummary;
  sessions: readonly SessionAtVenue[];
  /** The start of the way. */
  from: Point;
}

/** "Leave by 17:32 for 18:00", in local time at the venue. */
export function LeaveBy({ venue, sessions, from }: LeaveByProps) {
  const { t } = useTranslation('explore');
  const format = useFormat();
  const session = leadingSession(sessions);
  if (!session) return null;
  const latest = latestDepartureAt(Date.parse(session.starts_at), distanceMetres(from, venue));
  return (
    <p className={classes.leave}>
      <IconWalk size={16} stroke={1.8} aria-hidden="true" />
      {t('travelTime.leaveBy', {
        time: format.time(latest, venue.time_zone),
        start: session.local_start,
      })}
    </p>
  );
}
