import type { ClassSessionDetail, Eligibility } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { PlaceDots } from '#ui/display/place-dots.tsx';
import classes from '../book-sheet.module.css';
import { CancellationDeadline } from './cancellation-deadline.tsx';

interface BookingSummaryProps {
  session: ClassSessionDetail;
  eligibility: Eligibility;
}

/** Summary shown before booking: places, the visits it uses, and the free cancellation deadline. */
export function BookingSummary({ session, eligibility }: BookingSummaryProps) {
  const { t } = useTranslation('bookings');
  const { uses } = eligibility;
  const visitsLeft = uses.visits_left_after;
  return (
    <dl className={classes.summary}>
      <div>
        <dt>{t('book.places')}</dt>
        <dd>
          <PlaceDots capacity={session.capacity} taken={session.booked} />
        </dd>
      </div>
      <div>
        <dt>{t('book.uses')}</dt>
        <dd>
          {visitsLeft === null ? t('book.oneVisit') : t('book.visitOf', { count: visitsLeft + 1 })}
          {uses.plus_visit && <span className={classes.secondary}>{t('book.plusVisit')}</span>}
        </dd>
      </div>
      <CancellationDeadline session={session} />
    </dl>
  );
}
