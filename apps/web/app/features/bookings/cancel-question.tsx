import { Button } from '@mantine/core';
import type { Booking, CancelQuote, Membership } from '@pulse/contract/client';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../../ui/failure-note.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { toFailure } from '../../ui/problem.ts';
import { CancelFacts } from './cancel-facts.tsx';
import classes from './cancel-sheet.module.css';
import { CancelTimeline } from './cancel-timeline.tsx';
import { dayLabel } from './day-label.ts';
import { leaveOf } from './leave-of.ts';
import { useCancelBooking } from './use-cancel-booking.ts';

interface CancelQuestionProps {
  booking: Booking;
  quote: CancelQuote;
  membership: Membership | null;
  /** The price went up while the question stood: it must be asked anew. */
  onQuoteChanged: () => void;
  onClose: () => void;
}

/** The question itself, with everything that decides it. */
export function CancelQuestion({
  booking,
  quote,
  membership,
  onQuoteChanged,
  onClose,
}: CancelQuestionProps) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const cancel = useCancelBooking();
  const { session } = booking;
  const zone = session.time_zone;
  const words = { today: t('inToday'), tomorrow: t('inTomorrow') };
  const when = (instant: string) =>
    `${dayLabel(instant, zone, Date.now(), format, words)}, ${format.time(instant, zone)}`;
  const late = quote.cost === 'uses_visit';
  const holdsPlace = booking.status === 'confirmed';
  const keep = useRef<HTMLButtonElement>(null);
  // The sheet has set its focus before the quote is there, so the strong button takes it on arrival.
  useEffect(() => keep.current?.focus(), []);
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
        {session.title}, {when(session.starts_at)}.{' '}
        {quote.allowed &&
          holdsPlace &&
          t(late ? 'note.freeEnded' : 'note.freeUntil', { when: when(quote.free_until) })}
        {!quote.allowed &&
          t(`cancel.reason.${quote.reason === 'class_started' ? 'started' : 'other'}`)}
      </p>
      {quote.allowed && holdsPlace && (
        <>
          <CancelTimeline freeUntil={quote.free_until} zone={zone} late={late} />
          <CancelFacts booking={booking} quote={quote} membership={membership} />
        </>
      )}
      {failure && <FailureNote>{failure.detail ?? t('cancel.failed')}</FailureNote>}
      <div className={classes.actions}>
        <Button ref={keep} variant="filled" size="lg" fullWidth onClick={onClose} data-autofocus>
          {t(keepWord(booking))}
        </Button>
        {quote.allowed && (
          <Button variant="danger" size="lg" fullWidth loading={cancel.isPending} onClick={confirm}>
            {t(late && holdsPlace ? 'cancel.confirmVisit' : confirmWord(booking))}
          </Button>
        )}
      </div>
    </div>
  );
}

function keepWord({ status }: Booking) {
  return status === 'waitlisted' ? 'cancel.stay' : 'cancel.keep';
}

function confirmWord(booking: Booking) {
  const leaving = leaveOf(booking);
  return leaving === 'confirmed' ? 'cancel.confirmFree' : (`action.leave.${leaving}` as const);
}
