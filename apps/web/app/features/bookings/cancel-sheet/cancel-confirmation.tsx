import { Button } from '@mantine/core';
import type { Booking, CancelQuote, Membership } from '@pulse/contract/client';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '../../../ui/feedback/failure-note.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { toFailure } from '../../../ui/network/problem.ts';
import { dayLabel } from '../day-label.ts';
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
  const format = useFormat();
  const cancel = useCancelBooking();
  const { session } = booking;
  const timeZone = session.time_zone;
  const dayLabels = { today: t('inToday'), tomorrow: t('inTomorrow') };
  const formatWhen = (instant: string) =>
    `${dayLabel(instant, timeZone, Date.now(), format, dayLabels)}, ${format.time(instant, timeZone)}`;
  const isLate = quote.cost === 'uses_visit';
  const holdsPlace = booking.status === 'confirmed';
  const keepButton = useRef<HTMLButtonElement>(null);
  // The sheet sets its focus before the quote has loaded, so the primary button takes it on mount.
  useEffect(() => keepButton.current?.focus(), []);
  const failure = cancel.isError ? toFailure(cancel.error) : null;

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
    <div className={classes.sheet}>
      <p className={classes.lead}>
        {session.title}, {formatWhen(session.starts_at)}.{' '}
        {quote.allowed &&
          holdsPlace &&
          t(isLate ? 'note.freeEnded' : 'note.freeUntil', { when: formatWhen(quote.free_until) })}
        {!quote.allowed &&
          t(`cancel.reason.${quote.reason === 'class_started' ? 'started' : 'other'}`)}
      </p>
      {quote.allowed && holdsPlace && (
        <>
          <CancelTimeline freeUntil={quote.free_until} timeZone={timeZone} isLate={isLate} />
          <CancelSummary booking={booking} quote={quote} membership={membership} />
        </>
      )}
      {failure && <FailureNote>{failure.detail ?? t('cancel.failed')}</FailureNote>}
      <div className={classes.actions}>
        <Button
          ref={keepButton}
          variant="filled"
          size="lg"
          fullWidth
          onClick={onClose}
          data-autofocus
        >
          {t(keepLabelKey(booking))}
        </Button>
        {quote.allowed && (
          <Button variant="danger" size="lg" fullWidth loading={cancel.isPending} onClick={confirm}>
            {t(isLate && holdsPlace ? 'cancel.confirmVisit' : confirmLabelKey(booking))}
          </Button>
        )}
      </div>
    </div>
  );
}

function keepLabelKey({ status }: Booking) {
  return status === 'waitlisted' ? 'cancel.stay' : 'cancel.keep';
}

function confirmLabelKey(booking: Booking) {
  const kind = cancellationKind(booking);
  return kind === 'confirmed' ? 'cancel.confirmFree' : (`action.cancel.${kind}` as const);
}
