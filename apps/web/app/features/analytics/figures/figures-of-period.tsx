import {
  type GetAnalyticsData,
  type GetAnalyticsResponse,
  getAnalyticsOptions,
} from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#light-translator';
import { useVenueName } from '#ui/choices/use-venue-name.ts';
import { QueryContent } from '#ui/data/query-content.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { rowsLink } from '../rows-link.ts';
import { DownloadFigures } from './download-figures.tsx';
import { KeyFigures } from './key-figures.tsx';
import { Revenue } from './revenue.tsx';
import { VisitsByHour } from './visits-by-hour.tsx';
import { VisitsTable } from './visits-table.tsx';

// Loaded when the page is opened: the figures are read first.
const DaysChart = lazy(() => import('../charts/days-chart.tsx'));
const HeatMap = lazy(() => import('../charts/heat-map.tsx'));

interface FiguresOfPeriodProps {
  query: GetAnalyticsData['query'];
  /** The address of this page, which the rows behind a figure keep. */
  address: URLSearchParams;
  isOneVenue: boolean;
  /** Whether the reader may know what the venues are paid. */
  showsMoney: boolean;
}

type Compared = Pick<GetAnalyticsResponse['classes'][number], 'present' | 'before'>;

/** The most days of the line, as many as the operation answers. */
const MAX_DAYS = 366;

/** How many days there are from one to another, both included. */
const daysIn = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** Nothing took place. */
const isEmpty = ({ total: { present } }: GetAnalyticsResponse) =>
  present.visits + present.no_shows + present.late_cancels + present.sessions === 0;

/** The figures of a period: sums, by weekday and hour, top classes and coaches, by venue. */
export function FiguresOfPeriod(props: FiguresOfPeriodProps) {
  const { query, address, isOneVenue, showsMoney } = props;
  const { t } = useTranslation('partner-analytics');
  const nameOf = useVenueName();
  const format = useFormat();
  const analytics = useQuery({
    ...getAnalyticsOptions({ query }),
    // The figures of another period replace these, not the page.
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
  const link = (more: Record<string, string>) => rowsLink(address, more);
  const visitsOf = ({ present, before }: Compared) => ({
    visits: present.visits,
    before: before?.visits ?? null,
    fill: present.capacity > 0 ? present.booked / present.capacity : null,
  });
  return (
    <QueryContent
      query={analytics}
      loading={<LoadingRows rows={8} height={72} />}
      isEmpty={isEmpty}
      empty={<EmptyState coverArt="strength">{t('empty')}</EmptyState>}
    >
      {({ total, before, hours, classes, trainers, venues }) => (
        <Stack gap={6} aria-busy={analytics.isPlaceholderData}>
          {/* The figures first: what they are compared with, and how they are counted, is read after them. */}
          <KeyFigures total={total} link={link}>
            {showsMoney && <Revenue query={query} />}
          </KeyFigures>
          <Row align="end" justify="between">
            <Stack gap={2}>
              <Text>
                {before
                  ? t('compared', { dates: format.dateRange(before.from, before.to) })
                  : t('notCompared')}
              </Text>
              <Text prose tone="quiet">
                {t('lead')} {showsMoney && t('revenue.lead')}
              </Text>
            </Stack>
            <DownloadFigures query={query} />
          </Row>
          {query.from && daysIn(query.from, query.to) <= MAX_DAYS && (
            <Suspense fallback={<LoadingRows rows={1} height={260} />}>
              <DaysChart query={{ venue_id: query.venue_id, from: query.from, to: query.to }} />
            </Suspense>
          )}
          <Suspense fallback={<LoadingRows rows={1} height={400} />}>
            <HeatMap hours={hours} link={link} />
          </Suspense>
          <VisitsByHour hours={hours} link={link} hasBefore={before !== null} />
          <VisitsTable
            title={t('byClass')}
            first={t('class')}
            hasBefore={before !== null}
            none={t('noClasses')}
            rows={classes.map((one) => ({
              ...visitsOf(one),
              key: one.id,
              name: isOneVenue ? one.name : `${one.name}, ${one.venue_name}`,
              to: link({ kind: 'visits', class: one.id }),
            }))}
          />
          <VisitsTable
            title={t('byTrainer')}
            first={t('trainer')}
            hasBefore={before !== null}
            none={t('noTrainers')}
            rows={trainers.map((one) => ({
              ...visitsOf(one),
              key: one.id,
              name: one.name,
              to: link({ kind: 'visits', trainer: one.id }),
            }))}
          />
          {!isOneVenue && (
            <VisitsTable
              title={t('byVenue')}
              first={t('venue')}
              hasBefore={before !== null}
              none=""
              rows={venues.map((one) => ({
                ...visitsOf(one),
                key: one.id,
                name: nameOf({ name: one.name, status: one.archived ? 'archived' : 'published' }),
                to: link({ kind: 'visits', venue: one.id }),
              }))}
            />
          )}
        </Stack>
      )}
    </QueryContent>
  );
}
