import { listVisitRatingsOptions } from '@pulse/contract/client';
import { LEAST_VISIT_RATINGS, VISIT_RATING_DAYS } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from '../analytics.module.css';

/** What members said of their visits, as averages of the venues; of one venue if an id is given. */
export function VisitRatings({ venueId }: { venueId: string | undefined }) {
  const { t } = useTranslation('partner-analytics');
  const format = useFormat();
  const ratings = useQuery({
    ...listVisitRatingsOptions({ query: { venue_id: venueId } }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
  const least = LEAST_VISIT_RATINGS;
  const starsOf = (average: number) =>
    t('ratings.averageOf', {
      average: format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    });
  return (
    // A venue that is a draft yet has had no visits.
    <QueryContent
      query={ratings}
      loading={<LoadingRows rows={2} height={48} />}
      isEmpty={({ items }) => items.length === 0}
    >
      {({ items }) => (
        <Stack
          as="section"
          gap={3}
          aria-labelledby="visit-ratings"
          aria-busy={ratings.isPlaceholderData}
        >
          <Heading id="visit-ratings" size={4}>
            {t('ratings.title')}
          </Heading>
          <Text prose tone="quiet">
            {t('ratings.lead', { days: VISIT_RATING_DAYS, least })}
          </Text>
          <table className={classes.table} aria-labelledby="visit-ratings">
            <thead>
              <tr>
                <th scope="col">{t('venue')}</th>
                <th scope="col">{t('ratings.average')}</th>
                <th scope="col">{t('ratings.answers')}</th>
              </tr>
            </thead>
            <tbody>
              {items.map(({ venue_id, venue_name, average, count }) => (
                <tr key={venue_id} className={classes.ratingRow}>
                  <th scope="row">{venue_name}</th>
                  <td>{average === null ? t('ratings.tooFew') : starsOf(average)}</td>
                  <td>{count === null ? t('ratings.fewer', { least }) : format.number(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Stack>
      )}
    </QueryContent>
  );
}
