import { type Booking, undoCancellationMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { hideToast, showToast } from '#ui/feedback/toast.ts';
import { ToastAction } from '#ui/feedback/toast-action.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Row } from '#ui/layout/row.tsx';
import type { CancellationKind } from './cancellation-kind.ts';
import { cancelledText } from './cancelled-text.ts';

/** A cancellation can be undone for 30 s (product rule); the toast closes a little earlier. */
const UNDO_MS = 28_000;

/** Shows a toast that says what was cancelled and what becomes of the price, with a button to undo it. */
export function showUndoToast(booking: Booking, kind: CancellationKind): void {
  const id = `undo-${booking.id}`;
  const message = <UndoToastMessage booking={booking} kind={kind} onEnd={() => hideToast(id)} />;
  showToast(message, { id, durationMs: UNDO_MS });
}

interface UndoToastProps {
  booking: Booking;
  kind: CancellationKind;
  /** Called once it was undone, or was not. */
  onEnd: () => void;
}

function UndoToastMessage({ booking, kind, onEnd }: UndoToastProps) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const { title } = booking.session;
  const amount = booking.drop_in && format.money(booking.drop_in.amount);
  const undo = useAction(undoCancellationMutation(), {
    done: ({ status }) =>
      status === 'waitlisted'
        ? t('undo.waiting', { title })
        : t(amount ? 'undo.donePaid' : 'undo.done', { title, amount }),
    refetch: ['bookings'],
    refetchAfterFailure: true,
    onDone: onEnd,
    onFailed: onEnd,
  });
  return (
    <Row align="center" justify="between" wrap={false}>
      <span>{cancelledText(booking, kind, t, format)}</span>
      {/* A place that was not paid cannot be restored; it is booked again. */}
      {booking.drop_in?.state !== 'unpaid' && (
        // Disabled, it would lose the focus.
        <ToastAction
          aria-disabled={undo.isPending}
          onClick={() => !undo.isPending && undo.mutate({ path: { id: booking.id } })}
        >
          {t('undo.action')}
        </ToastAction>
      )}
    </Row>
  );
}
