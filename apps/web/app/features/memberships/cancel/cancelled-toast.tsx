import { type Membership, takeBackCancellation } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { hideToast, showToast, toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { ToastAction } from '#ui/feedback/toast-action.tsx';
import { toFailure } from '#ui/network/problem.ts';
import classes from './cancelled-toast.module.css';

const toastId = 'membership-cancelled';
const undoMs = 28_000;

/** Says that the membership is cancelled, with a button that takes it back while it still runs. */
export function showCancelledToast(
  membership: Membership | null,
  onTakenBack: (membership: Membership) => void,
): void {
  showToast(<CancelledMessage isRunning={membership !== null} onTakenBack={onTakenBack} />, {
    id: toastId,
    durationMs: undoMs,
  });
}

interface CancelledMessageProps {
  isRunning: boolean;
  onTakenBack: (membership: Membership) => void;
}

function CancelledMessage({ isRunning, onTakenBack }: CancelledMessageProps) {
  const { t } = useTranslation('membership-changes');
  const [busy, setBusy] = useState(false);
  const takeBack = async () => {
    if (busy) return;
    setBusy(true);
    const { data, error } = await takeBackCancellation();
    hideToast(toastId);
    if (error) return toastFailure(toFailure(error).detail ?? t('failed'));
    toastSuccess(t('takeBack.done'));
    onTakenBack(data.membership);
  };
  return (
    <div className={classes.message}>
      <span>{t(isRunning ? 'cancel.done' : 'cancel.ended')}</span>
      {isRunning && (
        // Disabled, it would lose the focus.
        <ToastAction aria-disabled={busy} onClick={takeBack}>
          {t('cancel.undo')}
        </ToastAction>
      )}
    </div>
  );
}
