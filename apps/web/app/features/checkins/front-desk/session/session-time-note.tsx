import type { PartnerClassSession } from '@pulse/contract/client';
import { type EpochMs, type SessionNote, sessionNotes } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';

/** What is true of a session at `now`, as text: cancelled, ended, running, or when it starts. */
export function SessionTimeNote({ session, now }: { session: PartnerClassSession; now: EpochMs }) {
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  const sentence = (note: SessionNote) => {
    if (note.code === 'starts') return t('note.starts', { when: format.relative(note.at, now) });
    if ('at' in note)
      return t(`note.${note.code}`, { time: format.time(note.at, session.time_zone) });
    return 'count' in note ? t(`note.${note.code}`, { count: note.count }) : t(`note.${note.code}`);
  };
  const notes = sessionNotes(
    {
      cancelled: session.status === 'cancelled',
      startsAt: Date.parse(session.starts_at),
      endsAt: Date.parse(session.ends_at),
      bookingClosesAt: Date.parse(session.booking_closes_at),
      free: session.capacity - session.booked,
      waitlisted: session.waitlisted,
    },
    now,
  );
  return <>{notes.map(sentence).join(' ')}</>;
}
