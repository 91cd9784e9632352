import type { RatingSummary as Summary } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './rating-summary.module.css';
import { Stars } from './stars.tsx';

/** The average as a number, and how many gave how many stars. */
export function RatingSummary({ rating }: { rating: Summary }) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  const { average, count, distribution } = rating;
  if (average === null) return null;
  const number = format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const most = Math.max(...distribution);
  return (
    <div className={classes.summary}>
      <div>
        <p className={classes.average}>
          <span aria-hidden="true">{number}</span>
          <span className="visually-hidden">{t('average', { average: number })}</span>
        </p>
        <span aria-hidden="true">
          <Stars count={Math.round(average)} size={20} />
        </span>
        <p className={classes.count}>{t('count', { count })}</p>
      </div>
      <ul className={classes.distribution} aria-label={t('distribution')}>
        {distribution
          .map((given, index) => ({ stars: index + 1, given }))
          .reverse()
          .map(({ stars, given }) => (
            <li key={stars}>
              <span className="visually-hidden">
                {t('bar', { stars: t('stars', { count: stars }), count: given })}
              </span>
              <span aria-hidden="true">{stars}</span>
              <span aria-hidden="true" className={classes.bar}>
                <span style={{ inlineSize: `${most ? (given / most) * 100 : 0}%` }} />
              </span>
              <span aria-hidden="true" className={classes.starCount}>
                {given}
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}
