import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import classes from './notification-row.module.css';

/** Replaces a deleted notification, with an undo button that takes the focus. */
export function RemovedRow({ title, onUndo }: { title: string; onUndo: () => void }) {
  const { t } = useTranslation('notifications');
  return (
    <li className={classes.removed}>
      <span className={classes.removedText}>{t('deleted')}</span>
      <Action
        variant="subtle"
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
