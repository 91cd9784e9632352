import type { ClassSessionDetail, Eligibility } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { PlaceDots } from '#ui/display/place-dots.tsx';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Note } from '#ui/layout/note.tsx';
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
    <Facts className={classes.summary}>
      <Fact name={t('book.places')}>
        <PlaceDots capacity={session.capacity} taken={session.booked} />
      </Fact>
      <Fact name={t('book.uses')}>
        {visitsLeft === null ? t('book.oneVisit') : t('book.visitOf', { count: visitsLeft + 1 })}
        {uses.plus_visit && <Note>{t('book.plusVisit')}</Note>}
      </Fact>
      <CancellationDeadline session={session} />
    </Facts>
  );
}
