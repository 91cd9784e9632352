import type { MonthReview } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Note } from '#ui/layout/note.tsx';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Row } from '#ui/layout/row.tsx';
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
      <Row as="p" align="end" wrap={false} className={classes.visits}>
        <Numeral size="hero">{format.number(review.visits)}</Numeral>{' '}
        {t('month.visits', { count: review.visits })}
      </Row>
      <dl className={classes.others}>
        {numbers.map(([label, value]) => (
          <div key={label} className={classes.other}>
            <Note as="dt">{label}</Note>
            <Numeral as="dd" size={2}>
              {format.number(value)}
            </Numeral>
          </div>
        ))}
      </dl>
    </div>
  );
}
