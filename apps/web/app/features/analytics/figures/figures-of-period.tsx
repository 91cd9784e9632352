import { type GetAnalyticsData, getAnalyticsOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import classes from '../analytics.module.css';
import { rowsLink } from '../rows-link.ts';
import { DownloadFigures } from './download-figures.tsx';
import { KeyFigures } from './key-figures.tsx';
import { VisitsByHour } from './visits-by-hour.tsx';
import { VisitsTable } from './visits-table.tsx';

interface FiguresOfPeriodProps {
  query: GetAnalyticsData['query'];
  /** The address of this page, which the rows behind a figure keep. */
  address: URLSearchParams;
  isOneVenue: boolean;
}

/** The figures of a period: sums, by weekday and hour, top classes and coaches, by venue. */
export function FiguresOfPeriod({ query, address, isOneVenue }: FiguresOfPeriodProps) {
  const { t } = useTranslation('partner-analytics');
  const format = useFormat();
  const analytics = useQuery({
    ...getAnalyticsOptions({ query }),
    // The figures of another period replace these, not the page.
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
  if (analytics.isPending) return <LoadingRows rows={8} height={72} />;
  if (analytics.isError)
    return <ErrorState error={analytics.error} onRetry={() => analytics.refetch()} />;
  const { total, before, hours, classes: topClasses, trainers, venues } = analytics.data;
  const { present } = total;
  if (present.visits + present.no_shows + present.late_cancels + present.sessions === 0) {
    return <EmptyState coverArt="strength">{t('empty')}</EmptyState>;
  }
  const link = (more: Record<string, string>) => rowsLink(address, more);
  return (
    <div aria-busy={analytics.isPlaceholderData}>
      <div className={classes.head}>
        <p className={classes.compared}>
          {before
            ? t('compared', { dates: format.dateRange(before.from, before.to) })
            : t('notCompared')}
        </p>
        <DownloadFigures query={query} />
      </div>
      <KeyFigures total={total} link={link} />
      <VisitsByHour hours={hours} link={link} hasBefore={before !== null} />
      <VisitsTable
        title={t('byClass')}
        first={t('class')}
        hasBefore={before !== null}
        none={t('noClasses')}
        rows={topClasses.map((one) => ({
          key: one.id,
          name: isOneVenue ? one.name : `${one.name}, ${one.venue_name}`,
          visits: one.present.visits,
          before: one.before?.visits ?? null,
          fill: one.present.capacity > 0 ? one.present.booked / one.present.capacity : null,
          to: link({ kind: 'visits', class: one.id }),
        }))}
      />
      <VisitsTable
        title={t('byTrainer')}
        first={t('trainer')}
        hasBefore={before !== null}
        none={t('noTrainers')}
        rows={trainers.map((one) => ({
          key: one.id,
          name: one.name,
          visits: one.present.visits,
          before: one.before?.visits ?? null,
          fill: one.present.capacity > 0 ? one.present.booked / one.present.capacity : null,
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
            key: one.id,
            name: one.name,
            visits: one.present.visits,
            before: one.before?.visits ?? null,
            fill: one.present.capacity > 0 ? one.present.booked / one.present.capacity : null,
            to: link({ kind: 'visits', venue: one.id }),
          }))}
        />
      )}
    </div>
  );
}
