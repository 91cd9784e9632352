import { type Booking, undoCancellation } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { hideToast, showToast, toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { ToastAction } from '#ui/feedback/toast-action.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { toFailure } from '#ui/network/problem.ts';
import type { CancellationKind } from './cancellation-kind.ts';
import { cancelledText } from './cancelled-text.ts';
import classes from './undo-cancellation-toast.module.css';

/** A cancellation can be undone for 30 s (product rule); the toast closes a little earlier. */
const UNDO_MS = 28_000;

/** Shows a toast that says what was cancelled and what becomes of the price, with a button to undo it. */
export function showUndoToast(
  booking: Booking,
  kind: CancellationKind,
  onUndone: () => Promise<void>,
): void {
  const id = `undo-${booking.id}`;
  showToast(
    <UndoToastMessage
      booking={booking}
      kind={kind}
      onDone={async () => {
        hideToast(id);
        await onUndone();
      }}
    />,
    { id, durationMs: UNDO_MS },
  );
}

interface UndoToastProps {
  booking: Booking;
  kind: CancellationKind;
  onDone: () => Promise<void>;
}

function UndoToastMessage({ booking, kind, onDone }: UndoToastProps) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const { title } = booking.session;
  const undo = async () => {
    if (busy) return;
    setBusy(true);
    const { data, error } = await undoCancellation({ path: { id: booking.id } });
    const amount = booking.drop_in && format.money(booking.drop_in.amount);
    if (error) toastFailure(toFailure(error).detail ?? t('undo.failed'));
    else if (data.status === 'waitlisted') toastSuccess(t('undo.waiting', { title }));
    else toastSuccess(t(amount ? 'undo.donePaid' : 'undo.done', { title, amount }));
    await onDone();
  };
  return (
    <div className={classes.message}>
      <span>{cancelledText(booking, kind, t, format)}</span>
      {/* A place that was not paid cannot be restored; it is booked again. */}
      {booking.drop_in?.state !== 'unpaid' && (
        // Disabled, it would lose the focus.
        <ToastAction aria-disabled={busy} onClick={undo}>
          {t('undo.action')}
        </ToastAction>
      )}
    </div>
  );
}
