import { getBookingOptions } from '@pulse/contract/client';
import { type BookingView, viewOf } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';

/**
 * The tab of the booking that the address names (`#booking-…`), as notifications and mails do: they
 * were written when the booking may have stood elsewhere. Undefined without one, or when it is gone.
 */
export function useLinkedView(): BookingView | undefined {
  const { hash } = useLocation();
  const id = /^#booking-([0-9a-f-]{36})$/.exec(hash)?.[1];
  const { data } = useQuery({
    ...getBookingOptions({ path: { id: id ?? '' } }),
    enabled: id !== undefined,
    retry: false,
  });
  if (!data || data.id !== id) return undefined;
  const startsAt = Date.parse(data.session.starts_at);
  const endsAt = Date.parse(data.session.ends_at);
  return viewOf({ status: data.status, startsAt, endsAt }, Date.now());
}
