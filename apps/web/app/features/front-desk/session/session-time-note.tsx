import type { PartnerClassSession } from '@pulse/contract/client';
import { checkInWindow, type EpochMs, MINUTE } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { useFormat } from '../../../ui/format/use-format.ts';

/** Waitlist offers end this long before the start, in ms; from then on anyone can book a free place. */
const openToAnyoneMs = 30 * MINUTE;

/** The state of a session at `now` as text: cancelled, ended, running, or when it starts. */
export function SessionTimeNote({ session, now }: { session: PartnerClassSession; now: EpochMs }) {
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  const startsAt = Date.parse(session.starts_at);
  const formatTime = (instant: string) => format.time(instant, session.time_zone);
  const parts: string[] = [];
  if (session.status === 'cancelled') parts.push(t('session.cancelled'));
  else if (now >= Date.parse(session.ends_at)) {
    parts.push(t('session.ended', { time: formatTime(session.ends_at) }));
  } else if (now >= startsAt)
    parts.push(t('session.running', { time: formatTime(session.ends_at) }));
  else {
    const checkInPeriod = checkInWindow(startsAt, now);
    parts.push(t('session.starts', { when: format.relative(session.starts_at, now) }));
    if (checkInPeriod.state === 'too_early') {
      parts.push(t('session.checkInFrom', { time: formatTime(checkInPeriod.opens_at) }));
    } else if (startsAt - now <= openToAnyoneMs && session.booked < session.capacity) {
      parts.push(t('session.openToAnyone'));
    }
    if (session.waitlisted > 0) parts.push(t('session.onWaitlist', { count: session.waitlisted }));
  }
  return <>{parts.join(' ')}</>;
}
