import type { Occurrence } from '@pulse/domain';
import type { NewSession } from '../../schedule/templates.store.ts';
import { localMinuteOf, parseWallTime } from '../../sessions/wall-time.ts';

/** The session of an occurrence in a time zone. */
export function sessionOf(
  { local_date, start, startsAt, endsAt }: Occurrence,
  zone: string,
): Omit<NewSession, 'templateId'> {
  return {
    localDate: local_date,
    occurrenceMinute: parseWallTime(start),
    localMinute: localMinuteOf(startsAt, zone),
    startsAt,
    endsAt,
  };
}
