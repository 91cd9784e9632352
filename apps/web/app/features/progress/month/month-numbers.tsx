import type { MonthReview } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './month-review.module.css';

/** The number of visits large, and beside it the minutes, the weeks in a row and the new places. */
export function MonthNumbers({ review }: { review: MonthReview }) {
  const { t } = useTranslation('progress');
  const format = useFormat();
  const numbers = [
    [t('month.minutes'), review.minutes],
    [t('month.weeks'), review.weeks_in_a_row],
    [t('month.newPlaces'), review.first_time_count],
  ] as const;
  return (
    <div className={classes.numbers}>
      <p className={classes.visits}>
        <span className={classes.numeral}>{format.number(review.visits)}</span>{' '}
        {t('month.visits', { count: review.visits })}
      </p>
      <dl className={classes.others}>
        {numbers.map(([label, value]) => (
          <div key={label} className={classes.other}>
            <dt>{label}</dt>
            <dd>{format.number(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
