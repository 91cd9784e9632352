import type { Booking } from '@pulse/contract/client';

/** As what a booking is given up: a place in line, a place held, or a place. */
export function cancellationKind({ status, pending_for }: Pick<Booking, 'status' | 'pending_for'>) {
  if (status === 'waitlisted') return 'waitlisted';
  return pending_for === 'offer' ? 'offered' : 'confirmed';
}
