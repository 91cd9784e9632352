import type { Visit } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { StatusBadge, type StatusBadgeState } from '#ui/display/status-badge.tsx';
import { useFormat } from '#ui/format/use-format.ts';
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
      <p className={classes.when}>
        <span className={classes.day}>{format.date(startsAt, 'date', timeZone)}</span>
        <span>{format.time(startsAt, timeZone)}</span>
      </p>
      <div className={classes.what}>
        <p className={classes.title}>{title ?? t('openGym')}</p>
        <p className={classes.place}>{venue}</p>
        <p className={classes.place}>
          {t(`counts.${countsKey}`)} {visit.tier === 'plus' && t('plus')}
        </p>
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
        <p className={classes.place}>
          {t(checkIn.staff_name ? 'checkedInBy' : 'checkedIn', {
            time: format.time(checkIn.at, time_zone),
            name: checkIn.staff_name,
          })}
        </p>
      )}
      {correction && (
        <p className={classes.place}>
          {t(correction.staff_name ? 'correctedBy' : 'corrected', {
            date: format.date(correction.at, 'date', time_zone),
            name: correction.staff_name,
          })}{' '}
          {correction.reason && t('reason', { reason: correction.reason })}
        </p>
      )}
    </>
  );
}
