import type { ClassSessionDetail } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { PlaceDots } from '#ui/display/place-dots.tsx';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import classes from '../book-sheet.module.css';

/** Shown before booking: how many places the class has left. */
export function BookingSummary({ session }: { session: ClassSessionDetail }) {
  const { t } = useTranslation('bookings');
  return (
    <Facts className={classes.summary}>
      <Fact name={t('book.places')}>
        <PlaceDots capacity={session.capacity} taken={session.booked} />
      </Fact>
    </Facts>
  );
}
