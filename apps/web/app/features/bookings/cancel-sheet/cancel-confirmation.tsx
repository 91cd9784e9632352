import { Button } from '@mantine/core';
import type { Booking, CancelQuote, Membership } from '@pulse/contract/client';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { notAllowedText } from '../texts/not-allowed-text.ts';
import { useDayLabel } from '../use-day-label.ts';
import classes from './cancel-sheet.module.css';
import { CancelSummary } from './cancel-summary.tsx';
import { CancelTimeline } from './cancel-timeline.tsx';
import { cancellationKind } from './cancellation-kind.ts';
import { useCancelBooking } from './use-cancel-booking.ts';

interface CancelConfirmationProps {
  booking: Booking;
  quote: CancelQuote;
  membership: Membership | null;
  /** Called when the cost rose while the sheet was open: the quote must be fetched again. */
  onQuoteChanged: () => void;
  onClose: () => void;
}

/** Asks the member to confirm the cancellation, with its cost and deadline. */
export function CancelConfirmation({
  booking,
  quote,
  membership,
  onQuoteChanged,
  onClose,
}: CancelConfirmationProps) {
  const { t } = useTranslation('bookings');
  const dayLabel = useDayLabel('inSentence');
  const format = useFormat();
  const cancel = useCancelBooking(booking);
  const { session } = booking;
  const timeZone = session.time_zone;
  const formatWhen = (instant: string) =>
    `${dayLabel(instant, timeZone)}, ${format.time(instant, timeZone)}`;
  const holdsPlace = booking.status === 'confirmed';
  const keepButton = useRef<HTMLButtonElement>(null);
  // The sheet sets its focus before the quote has loaded, so the primary button takes it on mount.
  useEffect(() => keepButton.current?.focus(), []);

  const confirm = () =>
    cancel.mutate(
      { path: { id: booking.id }, body: { accept_cost: quote.cost } },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (toFailure(error).code === 'cancellation_costs_visit') onQuoteChanged();
        },
      },
    );

  return (
    <Stack gap={3}>
      <Text size="lead" tone="quiet">
        {session.title}, {formatWhen(session.starts_at)}.{' '}
        {quote.allowed &&
          holdsPlace &&
          t(deadlineKey(quote), { when: formatWhen(quote.free_until) })}
        {quote.allowed && !holdsPlace && t('cancel.costsNothing')}
        {!quote.allowed && notAllowedText(booking, quote, t, format)}
      </Text>
      {quote.allowed && holdsPlace && (
        <>
          <CancelTimeline quote={quote} timeZone={timeZone} />
          <CancelSummary booking={booking} quote={quote} membership={membership} />
        </>
      )}
      {cancel.failureText && <FailureNote>{cancel.failureText}</FailureNote>}
      <Stack gap={3} className={classes.actions}>
        <Button
          ref={keepButton}
          variant="filled"
          size="lg"
          fullWidth
          onClick={onClose}
          data-autofocus
        >
          {t(quote.allowed ? keepLabelKey(booking) : 'cancel.close')}
        </Button>
        {quote.allowed && (
          <Button variant="danger" size="lg" fullWidth loading={cancel.isPending} onClick={confirm}>
            {t(confirmLabelKey(booking, quote), {
              amount: quote.drop_in && format.money(quote.drop_in.amount),
            })}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

function keepLabelKey({ status }: Booking) {
  // A place that is only held is kept by taking it or paying for it.
  if (status === 'pending') return 'cancel.close';
  return status === 'waitlisted' ? 'cancel.stay' : 'cancel.keep';
}

function deadlineKey({ cost, reason, drop_in: dropIn }: CancelQuote) {
  if (dropIn) return cost === 'free' ? 'note.refundUntil' : 'note.refundEnded';
  if (reason === 'class_moved') return 'note.movedFree';
  return cost === 'free' ? 'note.freeUntil' : 'note.freeEnded';
}

function confirmLabelKey(booking: Booking, { cost, drop_in: dropIn }: CancelQuote) {
  const kind = cancellationKind(booking);
  if (kind !== 'confirmed') return `action.cancel.${kind}` as const;
  if (dropIn?.state === 'refund_due') return 'cancel.confirmRefund';
  if (dropIn?.state === 'kept') return 'cancel.confirmNoRefund';
  return cost === 'free' ? 'cancel.confirmFree' : 'cancel.confirmVisit';
}
