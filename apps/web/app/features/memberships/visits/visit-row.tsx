import type { Visit } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { StatusBadge, type StatusBadgeState } from '#ui/display/status-badge.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Note } from '#ui/layout/note.tsx';
import { Text } from '#ui/layout/text.tsx';
import { VisitAppeal } from './visit-appeal.tsx';
import classes from './visits.module.css';

const badges: Record<Visit['outcome'], StatusBadgeState> = {
  attended: 'completed',
  open_gym: 'completed',
  missed: 'no_show',
  late: 'cancelled',
  returned: 'arrived',
  corrected: 'cancelled',
  booked: 'to_come',
};

/** One line: what became of the visit, what it counts, by whom, and the appeal against it. */
export function VisitRow({ visit }: { visit: Visit }) {
  const { t } = useTranslation('membership-visits');
  const format = useFormat();
  const { starts_at: startsAt, time_zone: timeZone, title, venue_name: venue, outcome } = visit;
  const countsKey = visit.paid_by === 'drop_in' ? 'dropIn' : visit.counts;
  return (
    <li className={classes.row}>
      <Note className={classes.when}>
        <strong className={classes.day}>{format.date(startsAt, 'date', timeZone)}</strong>
        <span>{format.time(startsAt, timeZone)}</span>
      </Note>
      <div className={classes.what}>
        <Text strong>{title ?? t('openGym')}</Text>
        <Note>{venue}</Note>
        <Note>
          {t(`counts.${countsKey}`)} {visit.tier === 'plus' && t('plus')}
        </Note>
        <StaffNotes visit={visit} />
        <VisitAppeal visit={visit} />
      </div>
      <div className={classes.outcome}>
        <StatusBadge state={badges[outcome]}>{t(`outcome.${outcome}`)}</StatusBadge>
      </div>
    </li>
  );
}

/** Who checked the member in by hand, and who corrected the visit and why. */
function StaffNotes({ visit: { check_in: checkIn, correction, time_zone } }: { visit: Visit }) {
  const { t } = useTranslation('membership-visits');
  const format = useFormat();
  return (
    <>
      {checkIn && (
        <Note>
          {t(checkIn.staff_name ? 'checkedInBy' : 'checkedIn', {
            time: format.time(checkIn.at, time_zone),
            name: checkIn.staff_name,
          })}
        </Note>
      )}
      {correction && (
        <Note>
          {t(correction.staff_name ? 'correctedBy' : 'corrected', {
            date: format.date(correction.at, 'date', time_zone),
            name: correction.staff_name,
          })}{' '}
          {correction.reason && t('reason', { reason: correction.reason })}
        </Note>
      )}
    </>
  );
}
