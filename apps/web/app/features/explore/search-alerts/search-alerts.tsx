import { listSearchAlertsOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useTranslation } from '#light-translator';
import { SavedList } from '#ui/data/saved-list.tsx';
import { useFocusHashTarget } from '#ui/hooks/use-focus-hash-target.ts';
import { SearchAlertRow } from './search-alert-row.tsx';

/** The searches that notify the member of new classes, each with a button to remove it. */
export default function SearchAlerts() {
  const { t } = useTranslation('search-alerts');
  const { hash } = useLocation();
  const query = useQuery(listSearchAlertsOptions());
  // Other hashes are those of the profile's sections.
  useFocusHashTarget(!query.isPending && hash === '#search-alerts');
  return (
    <SavedList id="search-alerts" title={t('title')} none={t('none')} query={query}>
      {(alert) => <SearchAlertRow key={alert.id} alert={alert} />}
    </SavedList>
  );
}
