import { getMonthReviewOptions, type MonthReview as Review } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { QueryContent } from '#ui/data/query-content.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { joinClasses } from '#ui/layout/join-classes.ts';
import { List } from '#ui/layout/list.tsx';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { MonthNumbers } from './month-numbers.tsx';
import classes from './month-review.module.css';
import { ReviewedPlace } from './reviewed-place.tsx';

/** A month in review: its numbers, the favourite places and the new ones. */
export function MonthReview({ month }: { month: string | undefined }) {
  const { t } = useTranslation('progress');
  const format = useFormat();
  const review = useQuery(getMonthReviewOptions({ query: { month } }));
  if (!review.data)
    return (
      <>
        <PageTitle above={<BackToBookings />}>{t('month.link')}</PageTitle>
        <QueryContent query={review} loading={<LoadingRows rows={3} height={180} />}>
          {() => null}
        </QueryContent>
      </>
    );
  const { data } = review;
  const name = format.date(`${data.month}-15T12:00:00Z`, 'monthYear', 'UTC');
  return (
    <>
      <PageTitle above={<BackToBookings />} aside={<OtherMonths review={data} />}>
        {t('month.title', { month: name })}
      </PageTitle>
      {data.visits === 0 ? (
        <EmptyState
          coverArt="running"
          action={<ActionLink to="/app/explore">{t('month.find')}</ActionLink>}
        >
          {t('month.empty', { month: name })}
        </EmptyState>
      ) : (
        <Stack gap={6}>
          <MonthNumbers review={data} />
          <Stack as="section" gap={3}>
            <Heading>{t('month.favourites')}</Heading>
            <Stack as="ul" className={joinClasses('pulse-list', classes.places)}>
              {data.favourite_places.map((place) => (
                <ReviewedPlace key={place.id} place={place} />
              ))}
            </Stack>
          </Stack>
          {data.first_time_places.length > 0 && (
            <Stack as="section" gap={3}>
              <Heading>{t('month.first')}</Heading>
              <List ruled>
                {data.first_time_places.map(({ id, name: venue }) => (
                  <ListItem key={id} space={3}>
                    <span>
                      <Link to={`/app/venue/${id}`}>{venue}</Link>
                    </span>
                  </ListItem>
                ))}
              </List>
            </Stack>
          )}
        </Stack>
      )}
    </>
  );
}

function BackToBookings() {
  const { t } = useTranslation('progress');
  return <Link to="/app/bookings?view=past">{t('month.back')}</Link>;
}

function OtherMonths({ review: { previous, next } }: { review: Review }) {
  const { t } = useTranslation('progress');
  if (!previous && !next) return null;
  return (
    <Row as="nav" gap={2} aria-label={t('month.months')}>
      {previous && <ActionLink to={`?month=${previous}`}>{t('month.previous')}</ActionLink>}
      {next && <ActionLink to={`?month=${next}`}>{t('month.next')}</ActionLink>}
    </Row>
  );
}
