import type { Tx } from '../database/transaction.ts';

/**
 * Facts that features tell each other, written in the transaction that made them true and told
 * after it commits (outbox). Payloads carry ids; the listener loads what it needs.
 */
export interface DomainEventPayloads {
  'account.signed_up': { user_id: string; token: string };
  'account.verification_requested': { user_id: string; token: string };
  'account.password_reset_requested': { user_id: string; token: string };
  'booking.confirmed': {
    booking_id: string;
    how: 'booked' | 'promoted' | 'offer_accepted' | 'paid' | 'undone';
  };
  'booking.waitlisted': { booking_id: string };
  'booking.offered': { booking_id: string };
  'booking.offer_expired': { booking_id: string };
  'booking.cancelled': { booking_id: string; by: 'member' | 'venue' | 'system' };
  'booking.visit_returned': { booking_id: string };
  'booking.dropped_for_overlap': { booking_id: string; for_booking_id: string };
  'booking.no_show': { booking_id: string };
  'booking.reminder_due': { booking_id: string; hours_before: number };
  'checkin.recorded': { check_in_id: string };
  'payment.settled': { payment_id: string };
  'membership.started': { membership_id: string };
  'feedback.answered': { feedback_id: string };
  'partner.invited': { user_id: string; token: string };
  'partner.application_received': { application_id: string };
  /** `edit_token` opens the application again when changes were asked for. */
  'partner.application_decided': { application_id: string; edit_token?: string };
  'review.answered': { review_id: string };
  'review.taken_down': { review_id: string };
  /** `decided_at` names the decision: those reports were closed by it. */
  'review.reports_decided': { review_id: string; decided_at: string };
}

export type DomainEventType = keyof DomainEventPayloads;
export type DomainEvent = {
  [T in DomainEventType]: { type: T; payload: DomainEventPayloads[T] };
}[DomainEventType];
/** Answers a told fact; throwing makes the relay try again later. */
export type DomainEventHandler<T extends DomainEventType> = (
  payload: DomainEventPayloads[T],
  event: { id: string },
) => Promise<void>;

/** Writes facts in the transaction that makes them true; the relay tells them after it commits. */
export async function publish(tx: Tx, ...events: DomainEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx
    .insertInto('outbox')
    .values(
      events.map((event) => ({
        type: event.type,
        subject: subjectOf(event),
        payload: JSON.stringify(event.payload),
      })),
    )
    .execute();
}

// What a fact is about: the first id of its payload. Facts about one subject keep their order.
function subjectOf({ type, payload }: DomainEvent): string {
  const [noun] = type.split('.');
  return `${noun}:${Object.values(payload)[0]}`;
}
