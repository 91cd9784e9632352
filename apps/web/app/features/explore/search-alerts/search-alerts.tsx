import { listSearchAlertsOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useTranslation } from '#light-translator';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFocusHashTarget } from '#ui/hooks/use-focus-hash-target.ts';
import { SearchAlertRow } from './search-alert-row.tsx';
import classes from './search-alerts.module.css';

/** The searches of which the member is notified when a class appears, each with a button to remove it. */
export default function SearchAlerts() {
  const { t } = useTranslation('search-alerts');
  const { hash } = useLocation();
  const { data, isPending, error, refetch } = useQuery(listSearchAlertsOptions());
  // Other hashes are those of the profile's sections.
  useFocusHashTarget(!isPending && hash === '#search-alerts');
  return (
    <div className={classes.part}>
      <h3 id="search-alerts" tabIndex={-1} className={classes.title}>
        {t('title')}
      </h3>
      {isPending && <LoadingRows rows={2} height={64} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className={classes.none}>{t('none')}</p>}
      {data && data.items.length > 0 && (
        <ul aria-labelledby="search-alerts" className={classes.list}>
          {data.items.map((alert) => (
            <SearchAlertRow key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
    </div>
  );
}
