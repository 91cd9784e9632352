import { listRecommendationsOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../ui/action.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { RecommendedClass } from './recommended-class.tsx';
import classes from './recommended-classes.module.css';

interface RecommendedClassesProps {
  /** The place last looked at on this device, for a member without visits. */
  place: { name: string; latitude: number; longitude: number } | null;
}

const SHOWN = 5;

/** Classes the member may book now, each with why it is shown. */
export default function RecommendedClasses({ place }: RecommendedClassesProps) {
  const { t } = useTranslation('recommendations');
  const near = place ? `${place.latitude},${place.longitude}` : undefined;
  const found = useQuery(listRecommendationsOptions({ query: { near, limit: SHOWN } }));
  return (
    <section aria-labelledby="recommended" className={classes.section}>
      <header className={classes.header}>
        <h2 id="recommended">{t('title')}</h2>
        {found.data?.items[0]?.pays === 'drop_in' && <p>{t('withoutPlan')}</p>}
      </header>
      {found.isPending && <LoadingRows rows={SHOWN} height={96} />}
      {found.isError && <ErrorState error={found.error} onRetry={() => found.refetch()} />}
      {found.data?.items.length === 0 && (
        <EmptyState
          floor="cycling"
          action={<ActionLink to="/app/explore">{t('explore')}</ActionLink>}
        >
          {t('empty')}
        </EmptyState>
      )}
      {found.data && found.data.items.length > 0 && (
        <ul className={classes.list}>
          {found.data.items.map((recommendation) => (
            <RecommendedClass
              key={recommendation.session.id}
              recommendation={recommendation}
              placeName={place?.name ?? null}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
