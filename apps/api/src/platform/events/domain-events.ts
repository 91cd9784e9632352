import type { Tx } from '../database/transaction.ts';

/**
 * Domain events, written to the outbox in the transaction that causes them and dispatched after it
 * commits. Payloads contain ids; the handler loads what it needs.
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
  /** `edit_token` opens the application again when changes were requested. */
  'partner.application_decided': { application_id: string; edit_token?: string };
  'review.answered': { review_id: string };
  'review.taken_down': { review_id: string };
  /** `decided_at` identifies the decision: those reports were closed by it. */
  'review.reports_decided': { review_id: string; decided_at: string };
}

export type DomainEventType = keyof DomainEventPayloads;
export type DomainEvent = {
  [T in DomainEventType]: { type: T; payload: DomainEventPayloads[T] };
}[DomainEventType];
/** Handles a dispatched event; throwing makes the dispatcher try again later. */
export type DomainEventHandler<T extends DomainEventType> = (
  payload: DomainEventPayloads[T],
  event: { id: string },
) => Promise<void>;

/** Publishes events in the caller's transaction; the dispatcher delivers them after it commits. */
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

// The subject of an event: the first id of its payload. Events of one subject keep their order.
function subjectOf({ type, payload }: DomainEvent): string {
  const [noun] = type.split('.');
  return `${noun}:${Object.values(payload)[0]}`;
}
