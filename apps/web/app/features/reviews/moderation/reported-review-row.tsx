import type { ReportedReview } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { Stars } from '#ui/display/stars.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './reported-reviews.module.css';

interface ReportedReviewRowProps {
  reported: ReportedReview;
  onKeep: () => void;
  onTakeDown: () => void;
}

/** One reported review with its reports and the decisions. */
export function ReportedReviewRow({ reported, onKeep, onTakeDown }: ReportedReviewRowProps) {
  const { t } = useTranslation(['moderation', 'reviews']);
  const format = useFormat();
  const { review, reports, newest, can_decide } = reported;
  const { author_name: author, venue_id, venue_name, created_at, edited_at } = review;
  const more = reports - newest.length;
  return (
    <li className={classes.row}>
      <h3 className={classes.venue}>
        <Link to={`/app/venue/${venue_id}#reviews`}>{venue_name}</Link>
      </h3>
      <p className={classes.metadata}>
        <Stars count={review.rating} label={t('reviews:given', { count: review.rating })} />
        <strong className={classes.name}>{author}</strong>
        <time dateTime={created_at}>{format.date(created_at, 'fullDate')}</time>
        {edited_at && <span>{t('edited', { date: format.date(edited_at, 'fullDate') })}</span>}
      </p>
      <blockquote className={classes.quote}>{review.text}</blockquote>
      <h4 className={classes.reports}>{t('reports', { count: reports })}</h4>
      <ul className={classes.reportList}>
        {newest.map(({ by, at_the_venue, reason, comment, reported_at }) => (
          <li key={`${by} ${reported_at}`}>
            <p>
              <strong>{t(`reason.${reason}`, { ns: 'reviews' })}</strong>
              {comment && <span className={classes.comment}>{comment}</span>}
            </p>
            <p className={classes.metadata}>
              <span>{by}</span>
              {at_the_venue && <span>{t('atTheVenue')}</span>}
              <time dateTime={reported_at}>{format.date(reported_at, 'fullDate')}</time>
            </p>
          </li>
        ))}
        {more > 0 && <li>{t('earlier', { count: more })}</li>}
      </ul>
      {can_decide ? (
        <div className={classes.actions}>
          <Action aria-label={t('keepName', { author })} onClick={onKeep}>
            {t('keep')}
          </Action>
          <Action variant="danger" aria-label={t('takeDownName', { author })} onClick={onTakeDown}>
            {t('takeDown')}
          </Action>
        </div>
      ) : (
        <p className={classes.metadata}>{t('own')}</p>
      )}
    </li>
  );
}
