import { type Booking, undoCancellation } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { hideToast, showToast, toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { ToastAction } from '../../../ui/feedback/toast-action.tsx';
import { toFailure } from '../../../ui/network/problem.ts';
import classes from './undo-cancellation-toast.module.css';

/** A cancellation can be undone for 30 s (product rule); the toast closes a little earlier. */
const UNDO_MS = 28_000;

/** Shows a toast that a booking was cancelled, with a button to undo it. */
export function showUndoToast(booking: Booking, onUndone: () => Promise<void>): void {
  const id = `undo-${booking.id}`;
  showToast(
    <UndoToastMessage
      booking={booking}
      onDone={async () => {
        hideToast(id);
        await onUndone();
      }}
    />,
    { id, durationMs: UNDO_MS },
  );
}

function UndoToastMessage({ booking, onDone }: { booking: Booking; onDone: () => Promise<void> }) {
  const { t } = useTranslation('bookings');
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    if (busy) return;
    setBusy(true);
    const { error } = await undoCancellation({ path: { id: booking.id } });
    if (error) toastFailure(toFailure(error).detail ?? t('undo.failed'));
    else toastSuccess(t('undo.done', { title: booking.session.title }));
    await onDone();
  };
  return (
    <div className={classes.message}>
      <span>{t('undo.cancelled', { title: booking.session.title })}</span>
      {/* Disabled, it would lose the focus. */}
      <ToastAction aria-disabled={busy} onClick={undo}>
        {t('undo.action')}
      </ToastAction>
    </div>
  );
}
