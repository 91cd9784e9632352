import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './notification-panel.module.css';

/** Replaces a deleted notification, with an undo button that takes the focus. */
export function RemovedRow({ title, onUndo }: { title: string; onUndo: () => void }) {
  const { t } = useTranslation('notifications');
  return (
    <Row as="li" gap={2} align="center" justify="between" wrap={false} className={classes.removed}>
      <Text as="span" size="small" tone="quiet">
        {t('deleted')}
      </Text>
      <Action
        variant="subtle"
        className={classes.undo}
        aria-label={t('undoDelete', { title })}
        onClick={onUndo}
        autoFocus
      >
        {t('undo')}
      </Action>
    </Row>
  );
}
