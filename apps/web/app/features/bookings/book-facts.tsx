import type { ClassSessionDetail, Eligibility } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { PlaceDots } from '../../ui/place-dots.tsx';
import { BookDeadline } from './book-deadline.tsx';
import classes from './book-sheet.module.css';

interface BookFactsProps {
  session: ClassSessionDetail;
  eligibility: Eligibility;
}

/** What is known before the tap: places, what it uses of the plan, until when cancelling is free. */
export function BookFacts({ session, eligibility }: BookFactsProps) {
  const { t } = useTranslation('bookings');
  const { uses } = eligibility;
  const left = uses.visits_left_after;
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('book.places')}</dt>
        <dd>
          <PlaceDots capacity={session.capacity} taken={session.booked} />
        </dd>
      </div>
      <div>
        <dt>{t('book.uses')}</dt>
        <dd>
          {left === null ? t('book.oneVisit') : t('book.visitOf', { count: left + 1 })}
          {uses.plus_visit && <span className={classes.also}>{t('book.plusVisit')}</span>}
        </dd>
      </div>
      <BookDeadline session={session} />
    </dl>
  );
}
