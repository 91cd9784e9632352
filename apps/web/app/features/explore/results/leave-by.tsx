import type { SessionAtVenue, VenueSummary } from '@pulse/contract/client';
import { distanceMetres, latestDepartureAt, type TravelMode } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { Point } from '#ui/location/geolocation.ts';
import { travelModeIcons } from '../filters/travel-mode-icons.ts';
import classes from './results.module.css';
import { leadingSession } from './session-state.ts';

/** The start of the way of the travel-time filter, and the means of travel. */
export interface Travel {
  from: Point;
  mode: TravelMode;
}

interface LeaveByProps extends Travel {
  venue: VenueSummary;
  sessions: readonly SessionAtVenue[];
}

/** "Leave by 17:32 on foot for 18:00", in local time at the venue. */
export function LeaveBy({ venue, sessions, from, mode }: LeaveByProps) {
  const { t } = useTranslation('explore');
  const format = useFormat();
  const session = leadingSession(sessions);
  if (!session) return null;
  const metres = distanceMetres(from, venue);
  const latest = latestDepartureAt(Date.parse(session.starts_at), metres, mode);
  const ModeIcon = travelModeIcons[mode];
  return (
    <Row as="p" gap={1} align="center" wrap={false} className={classes.leave}>
      <ModeIcon size={16} stroke={1.8} aria-hidden="true" />
      <Note as="span">
        {t(`travelTime.leaveBy.${mode}`, {
          time: format.time(latest, venue.time_zone),
          start: session.local_start,
        })}
      </Note>
    </Row>
  );
}
