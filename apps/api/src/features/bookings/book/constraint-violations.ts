import { type Refusal, refuse } from '../../../platform/refusal.ts';

/**
 * Handles a constraint violation while a booking is written, which the member lock and the counters
 * normally prevent: a second booking of one class is refused, any other is to be retried. Rethrows
 * every other error.
 */
export function handleConstraintViolation(error: unknown): Refusal | 'state_changed' {
  const { constraint } = error as { constraint?: string };
  if (constraint === 'bookings_one_active_per_member_and_session') return refuse('already_booked');
  if (constraint === 'class_sessions_no_overbooking') return 'state_changed';
  if (constraint === 'idempotency_keys_pkey') return 'state_changed';
  throw error;
}
