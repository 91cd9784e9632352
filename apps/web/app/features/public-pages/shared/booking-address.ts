import type { PublicClass } from '@pulse/contract/client';

/** Returns the address that books a class; a visitor signs in on the way. */
export function bookingAddress(
  venueId: string,
  { id, local_date }: Pick<PublicClass, 'id' | 'local_date'>,
): string {
  return `/app/venue/${venueId}?date=${local_date}&session=${id}`;
}
