import { type Refusal, refuse } from '../../../platform/refusal.ts';

/**
 * What to do when the database's last wall stopped a booking, which the turn and the counters
 * should have done before: a second booking of one class is refused, anything else is decided
 * again. Throws whatever is not such a wall.
 */
export function handleConstraintViolation(error: unknown): Refusal | 'changed' {
  const { constraint } = error as { constraint?: string };
  if (constraint === 'bookings_one_active_per_member_and_session') return refuse('already_booked');
  if (constraint === 'class_sessions_no_overbooking') return 'changed';
  if (constraint === 'idempotency_keys_pkey') return 'changed';
  throw error;
}
