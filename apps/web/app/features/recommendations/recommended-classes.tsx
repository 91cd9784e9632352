import { listRecommendationsOptions, type Recommendation } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { assignCovers } from '#ui/cover-art/assign-covers.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { RecommendedClass } from './recommended-class.tsx';
import classes from './recommended-classes.module.css';

interface RecommendedClassesProps {
  /** The place of the last search on this device, for a member without visits. */
  place: { name: string; latitude: number; longitude: number } | null;
  /** How many are shown at most. */
  limit?: number;
}

/** A choice that is made at a glance; explore has the rest. */
const RECOMMENDATION_LIMIT = 3;

/** Recommended classes that the member may book now, each with its reasons. */
export default function RecommendedClasses({
  place,
  limit = RECOMMENDATION_LIMIT,
}: RecommendedClassesProps) {
  const { t } = useTranslation('recommendations');
  const near = place ? `${place.latitude},${place.longitude}` : undefined;
  const recommendationsQuery = useQuery({
    ...listRecommendationsOptions({ query: { near, limit } }),
    // It offers places, which are taken meanwhile.
    staleTime: 30_000,
  });
  const items = recommendationsQuery.data?.items ?? [];
  const looks = assignCovers(
    items.map(({ session }) => ({ id: session.venue.id, activities: [session.activity] })),
  );
  const cityName = assumedCity(items);
  return (
    <section aria-labelledby="recommended" className={classes.section}>
      <header className={classes.header}>
        <h2 id="recommended">{t('title')}</h2>
        {cityName && <p>{t('inCity', { city: cityName })}</p>}
        {items[0]?.paid_by === 'drop_in' && <p>{t('withoutPlan')}</p>}
      </header>
      {recommendationsQuery.isPending && <LoadingRows rows={limit} height={132} />}
      {recommendationsQuery.isError && (
        <ErrorState
          error={recommendationsQuery.error}
          onRetry={() => recommendationsQuery.refetch()}
        />
      )}
      {recommendationsQuery.isSuccess && items.length === 0 && (
        <EmptyState
          coverArt="cycling"
          action={<ActionLink to="/app/explore">{t('explore')}</ActionLink>}
        >
          {t('empty')}
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul className={classes.list}>
          {items.map((recommendation, index) => (
            <RecommendedClass
              key={recommendation.session.id}
              recommendation={recommendation}
              placeName={place?.name ?? null}
              look={looks[index]}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The city assumed for a member without any data: shown once, not in every row. */
function assumedCity(items: Recommendation[]): string | null {
  const reasons = items.flatMap((item) => item.reasons);
  return reasons.find(({ code }) => code === 'in_city')?.city ?? null;
}
