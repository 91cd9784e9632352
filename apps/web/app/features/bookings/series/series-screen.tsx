import { getClassSeriesOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import classes from './series.module.css';
import { SeriesForm } from './series-form.tsx';

/** The coming dates of a weekly class, to book all of them at once, or those that are possible. */
export function SeriesScreen({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('series');
  const query = useQuery({ ...getClassSeriesOptions({ path: { id: sessionId } }), staleTime: 0 });
  const series = query.data;
  const isGone = query.isError && toFailure(query.error).status === 404;
  return (
    <div className={classes.screen}>
      <PageTitle above={t('above')}>{series?.title ?? t('title')}</PageTitle>
      {query.isPending && <LoadingRows rows={5} height={72} />}
      {isGone && (
        <EmptyState
          coverArt="pilates"
          action={
            <ActionLink to="/app/explore" variant="filled">
              {t('explore')}
            </ActionLink>
          }
        >
          {t('gone')}
        </EmptyState>
      )}
      {query.isError && !isGone && (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      )}
      {series && <SeriesForm series={series} />}
    </div>
  );
}
