import type { ClassSessionDetail } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { PlaceDots } from '#ui/display/figures/place-dots.tsx';
import { DescriptionItem, DescriptionList } from '#ui/layout/description-list.tsx';
import classes from '../book-sheet.module.css';

/** Shown before booking: how many places the class has left. */
export function BookingSummary({ session }: { session: ClassSessionDetail }) {
  const { t } = useTranslation('bookings');
  return (
    <DescriptionList className={classes.summary}>
      <DescriptionItem name={t('book.places')}>
        <PlaceDots capacity={session.capacity} taken={session.booked} />
      </DescriptionItem>
    </DescriptionList>
  );
}
