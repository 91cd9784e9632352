import type { Recommendation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ActionLink } from '../../ui/controls/action.tsx';
import { coverArtOfActivity } from '../../ui/cover-art/cover-art-of-activity.ts';
import { LazyCoverArt } from '../../ui/cover-art/lazy-cover-art.tsx';
import { MoneyText } from '../../ui/display/money-text.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import classes from './recommended-classes.module.css';
import { useReasonLabel } from './use-reason-label.ts';

interface RecommendedClassProps {
  recommendation: Recommendation;
  placeName: string | null;
}

/** One recommended class: start, title, venue, reasons, and the link to book it. */
export function RecommendedClass({ recommendation, placeName }: RecommendedClassProps) {
  const { t } = useTranslation('recommendations');
  const format = useFormat();
  const reasonLabel = useReasonLabel(placeName);
  const { session, reasons, paid_by: paidBy } = recommendation;
  const { venue, price } = session;
  const day = format.date(session.starts_at, 'shortDay', session.time_zone);
  const placesLeft = session.capacity - session.booked;
  return (
    <li className={classes.row}>
      <p className={classes.start}>
        <span className={classes.day}>{day}</span>
        <span className={classes.time}>{session.local_start}</span>
      </p>
      <LazyCoverArt
        kind={coverArtOfActivity(session.activity)}
        seed={venue.id}
        className={classes.cover}
      />
      <div className={classes.details}>
        <h3 className={classes.title}>{session.title}</h3>
        <p className={classes.place}>
          {venue.name}, {t('left', { count: placesLeft })}
          {paidBy === 'drop_in' && price && (
            <>
              , <MoneyText money={price} />
            </>
          )}
        </p>
        <ul className={classes.reasons}>
          {reasons
            .filter(({ code }) => code !== 'in_city' || reasons.length === 1)
            .map((reason) => (
              <li key={reason.code}>{reasonLabel(reason)}</li>
            ))}
        </ul>
      </div>
      <ActionLink
        className={classes.book}
        to={`/app/venue/${venue.id}?session=${session.id}`}
        aria-label={t('bookName', { title: session.title, day, time: session.local_start })}
      >
        {t('book')}
      </ActionLink>
    </li>
  );
}
