import type { Recommendation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import type { CoverLook } from '#ui/cover-art/cover-file.ts';
import { VenueCover } from '#ui/cover-art/venue-cover.tsx';
import { MoneyText } from '#ui/display/money-text.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './recommended-classes.module.css';
import { useReasonLabel } from './use-reason-label.ts';

interface RecommendedClassProps {
  recommendation: Recommendation;
  placeName: string | null;
  look: CoverLook | undefined;
}

/** One recommended class: its art, start, title, venue, strongest reason, and the link to book it. */
export function RecommendedClass({ recommendation, placeName, look }: RecommendedClassProps) {
  const { t } = useTranslation('recommendations');
  const format = useFormat();
  const reasonLabel = useReasonLabel(placeName);
  const { session, reasons, paid_by: paidBy } = recommendation;
  const { venue, price } = session;
  const day = format.date(session.starts_at, 'shortDay', session.time_zone);
  const placesLeft = session.capacity - session.booked;
  // Strongest first. The assumed city stands above the list already.
  const reason = reasons.find(({ code }) => code !== 'in_city') ?? reasons[0];
  return (
    <li className={classes.pick}>
      <VenueCover
        venue={venue}
        activity={session.activity}
        sizes="(max-width: 48em) 100vw, 400px"
        look={look}
        className={classes.cover}
      />
      <div className={classes.details}>
        <p className={classes.start}>
          <span className={classes.time}>{session.local_start}</span>
          <span className={classes.day}>{day}</span>
        </p>
        <h3 className={classes.title}>{session.title}</h3>
        <p className={classes.place}>
          {venue.name}, {t('left', { count: placesLeft })}
          {paidBy === 'drop_in' && price && (
            <>
              , <MoneyText money={price} />
            </>
          )}
        </p>
        {reason && <p className={classes.reason}>{reasonLabel(reason)}</p>}
        <ActionLink
          className={classes.book}
          to={`/app/venue/${venue.id}?session=${session.id}`}
          aria-label={t('bookName', { title: session.title, day, time: session.local_start })}
        >
          {t('book')}
        </ActionLink>
      </div>
    </li>
  );
}
