import { useTranslation } from '#light-translator';
import { hideToast, showToast } from '#ui/feedback/toast.ts';
import { ToastAction } from '#ui/feedback/toast-action.tsx';
import { Row } from '#ui/layout/row.tsx';
import { keepRecentChange } from './recent-changes.ts';
import { useUndoChange } from './use-undo-change.ts';

interface Changed {
  changeId: string;
  sessionIds: readonly string[];
  /** What was done. */
  text: string;
}

/** On the screen; the page of each class offers it for longer. */
const shownMs = 12_000;

/** Says what was changed, with a button that takes it back; the pages of its classes keep offering it. */
export function showChangedToast(changed: Changed): void {
  keepRecentChange(changed.changeId, changed.sessionIds, Date.now());
  const id = `class-change-${changed.changeId}`;
  const message = <ChangedMessage {...changed} onEnd={() => hideToast(id)} />;
  showToast(message, { id, tone: 'success', durationMs: shownMs });
}

function ChangedMessage({ changeId, sessionIds, text, onEnd }: Changed & { onEnd: () => void }) {
  const { t } = useTranslation('partner-schedule');
  const undo = useUndoChange(sessionIds, onEnd);
  return (
    <Row align="center" justify="between" wrap={false}>
      <span>{text}</span>
      {/* Disabled, it would lose the focus. */}
      <ToastAction
        aria-disabled={undo.isPending}
        onClick={() => !undo.isPending && undo.mutate({ path: { id: changeId } })}
      >
        {t('undo.action')}
      </ToastAction>
    </Row>
  );
}
