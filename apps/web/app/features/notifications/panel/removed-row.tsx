import { useTranslation } from 'react-i18next';
import { Action } from '../../../ui/controls/action.tsx';
import classes from './notification-row.module.css';

/** Stands where a notification was deleted, with the way back; it takes the focus over. */
export function RemovedRow({ title, onUndo }: { title: string; onUndo: () => void }) {
  const { t } = useTranslation('notifications');
  return (
    <li className={classes.removed}>
      <span className={classes.removedWords}>{t('deleted')}</span>
      <Action
        variant="quiet"
        className={classes.undo}
        aria-label={t('undoDelete', { title })}
        onClick={onUndo}
        autoFocus
      >
        {t('undo')}
      </Action>
    </li>
  );
}
