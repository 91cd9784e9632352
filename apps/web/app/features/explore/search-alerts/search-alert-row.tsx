import type { SearchAlert } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { SavedRow } from '#ui/data/saved-list.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { writeExploreAddress } from '../address/explore-address.ts';
import { toExploreSearch } from './alert-search.ts';
import { useAlertDescription } from './use-alert-description.ts';
import { useRemoveSearchAlert } from './use-remove-search-alert.ts';

/** One kept search in words, which opens it again, and a button to remove it. */
export function SearchAlertRow({ alert }: { alert: SearchAlert }) {
  const { t } = useTranslation('search-alerts');
  const format = useFormat();
  const { wanted, when } = useAlertDescription(alert.search);
  const removeAlert = useRemoveSearchAlert();
  const address = writeExploreAddress(toExploreSearch(alert.search));
  return (
    <SavedRow
      listId="search-alerts"
      name={wanted}
      to={`/app/explore?${address}`}
      note={
        alert.search.date ? when : t('until', { when, date: format.date(alert.expires_at, 'date') })
      }
      remove={t('remove')}
      onRemove={() => removeAlert(alert.id)}
    />
  );
}
