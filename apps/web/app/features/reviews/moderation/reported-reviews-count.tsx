import { useTranslation } from '#light-translator';
import classes from '../reviews.module.css';
import { useReportedReviews } from './use-reported-reviews.ts';

/** The number of reported reviews to decide; renders nothing for none or while it loads. */
export default function ReportedReviewsCount() {
  const { t } = useTranslation('moderation');
  const count = useReportedReviews().first?.open ?? 0;
  if (count === 0) return null;
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('waiting', { count })}</span>
    </span>
  );
}
