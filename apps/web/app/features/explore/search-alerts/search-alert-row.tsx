import type { SearchAlert } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { writeExploreAddress } from '../address/explore-address.ts';
import { toExploreSearch } from './alert-search.ts';
import classes from './search-alerts.module.css';
import { useAlertDescription } from './use-alert-description.ts';
import { useRemoveSearchAlert } from './use-remove-search-alert.ts';

/** One kept search in words, which opens it again, and a button to remove it. */
export function SearchAlertRow({ alert }: { alert: SearchAlert }) {
  const { t } = useTranslation('search-alerts');
  const format = useFormat();
  const { wanted, when } = useAlertDescription(alert.search);
  const removeAlert = useRemoveSearchAlert();
  const remove = () => {
    // The button goes with its row: the heading keeps the keyboard's place.
    document.getElementById('search-alerts')?.focus();
    removeAlert(alert.id);
  };
  const address = writeExploreAddress(toExploreSearch(alert.search));
  return (
    <li className={classes.alert}>
      <span className={classes.details}>
        <Link to={`/app/explore?${address}`} className={classes.wanted}>
          {wanted}
        </Link>
        <span className={classes.when}>
          {alert.search.date
            ? when
            : t('until', { when, date: format.date(alert.expires_at, 'date') })}
        </span>
      </span>
      <Action variant="subtle" onClick={remove}>
        {t('remove')}
        <span className="visually-hidden">{wanted}</span>
      </Action>
    </li>
  );
}
