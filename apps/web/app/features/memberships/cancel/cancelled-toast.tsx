import { useTranslation } from '#light-translator';
import { hideToast, showToast } from '#ui/feedback/toast.ts';
import { ToastAction } from '#ui/feedback/toast-action.tsx';
import { Row } from '#ui/layout/row.tsx';
import { useMembershipStep } from '../manage/use-membership-step.ts';

const toastId = 'membership-cancelled';
const undoMs = 28_000;

/** Says that the membership is cancelled, with a button that takes it back while it still runs. */
export function showCancelledToast(isRunning: boolean): void {
  showToast(<CancelledMessage isRunning={isRunning} />, { id: toastId, durationMs: undoMs });
}

function CancelledMessage({ isRunning }: { isRunning: boolean }) {
  const { t } = useTranslation('membership-changes');
  const { isPending, mutate } = useMembershipStep('takeBack');
  const takeBack = () => {
    if (!isPending) mutate(undefined, { onSettled: () => hideToast(toastId) });
  };
  return (
    <Row align="center" justify="between" wrap={false}>
      <span>{t(isRunning ? 'cancel.done' : 'cancel.ended')}</span>
      {isRunning && (
        // Disabled, it would lose the focus.
        <ToastAction aria-disabled={isPending} onClick={takeBack}>
          {t('cancel.undo')}
        </ToastAction>
      )}
    </Row>
  );
}
