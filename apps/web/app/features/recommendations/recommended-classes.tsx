import { listRecommendationsOptions, type Recommendation } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { assignCovers } from '#ui/cover-art/assign-covers.ts';
import { QueryContent } from '#ui/data/query-content.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
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
  const format = useFormat();
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
    <Stack as="section" gap={3} aria-labelledby="recommended" className={classes.section}>
      <Stack as="header" gap={1}>
        <Heading id="recommended">{t('title')}</Heading>
        {cityName && <Text tone="quiet">{t('inCity', { city: format.city(cityName) })}</Text>}
        {items[0]?.paid_by === 'drop_in' && <Text tone="quiet">{t('withoutPlan')}</Text>}
      </Stack>
      <QueryContent
        query={recommendationsQuery}
        loading={<LoadingRows rows={limit} height={132} />}
        isEmpty={() => items.length === 0}
        empty={
          <EmptyState
            coverArt="cycling"
            action={<ActionLink to="/app/explore">{t('explore')}</ActionLink>}
          >
            {t('empty')}
          </EmptyState>
        }
      >
        {() => (
          <Stack as="ul" className={classes.list}>
            {items.map((recommendation, index) => (
              <RecommendedClass
                key={recommendation.session.id}
                recommendation={recommendation}
                placeName={place?.name ?? null}
                look={looks[index]}
              />
            ))}
          </Stack>
        )}
      </QueryContent>
    </Stack>
  );
}

/** The city assumed for a member without any data: shown once, not in every row. */
function assumedCity(items: Recommendation[]): string | null {
  const reasons = items.flatMap((item) => item.reasons);
  return reasons.find(({ code }) => code === 'in_city')?.city ?? null;
}
