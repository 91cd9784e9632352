import type { RatingSummary as Summary } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Stars } from '#ui/display/figures/stars.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { List } from '#ui/layout/list.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import classes from '../reviews.module.css';

/** The average rating, and the number of reviews for each number of stars. */
export function RatingSummary({ rating }: { rating: Summary }) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  const { average, count, distribution } = rating;
  if (average === null) return null;
  const number = format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const maxCount = Math.max(...distribution);
  return (
    <div className={classes.summary}>
      <Stack gap={1}>
        <Numeral as="p" size={1}>
          <span aria-hidden="true">{number}</span>
          <span className="visually-hidden">{t('average', { average: number })}</span>
        </Numeral>
        <span aria-hidden="true">
          <Stars
            count={Math.round(average)}
            label={t('given', { count: Math.round(average) })}
            size={20}
          />
        </span>
        <Note>{t('count', { count })}</Note>
      </Stack>
      <List className={classes.distribution} aria-label={t('distribution')}>
        {distribution
          .map((starCount, index) => ({ stars: index + 1, starCount }))
          .reverse()
          .map(({ stars, starCount }) => (
            <Note as="li" key={stars}>
              <span className="visually-hidden">
                {t('bar', { stars: t('stars', { count: stars }), count: starCount })}
              </span>
              <span aria-hidden="true">{stars}</span>
              <span aria-hidden="true" className={classes.bar}>
                <span style={{ inlineSize: `${maxCount ? (starCount / maxCount) * 100 : 0}%` }} />
              </span>
              <span aria-hidden="true">{starCount}</span>
            </Note>
          ))}
      </List>
    </div>
  );
}
