import { type Booking, getBookingOptions } from '@pulse/contract/client';
import { type BookingView, bookingViewOf } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation } from 'react-router';

/** The booking that the URL names (`#booking-…`), as the links of notifications and emails do. */
export interface LinkedBooking {
  booking: Booking | undefined;
  /** The tab that lists it now; it may have been another one when the link was written. */
  view: BookingView | undefined;
  /** The tab that listed it when the link was opened: an action on the booking does not switch the tab. */
  initialView: BookingView | undefined;
  isPending: boolean;
}

/** The booking named by the URL hash; undefined without one, or when it does not exist. */
export function useLinkedBooking(): LinkedBooking {
  const { hash } = useLocation();
  const id = /^#booking-([0-9a-f-]{36})$/.exec(hash)?.[1];
  const { data, isLoading } = useQuery({
    ...getBookingOptions({ path: { id: id ?? '' } }),
    enabled: id !== undefined,
    retry: false,
    // A notification leads here because the booking has changed.
    staleTime: 0,
  });
  const initialView = useRef<{ id: string; view: BookingView }>(undefined);
  if (!data || data.id !== id)
    return { booking: undefined, view: undefined, initialView: undefined, isPending: isLoading };
  const view = currentView(data);
  if (initialView.current?.id !== id) initialView.current = { id, view };
  return { booking: data, view, initialView: initialView.current.view, isPending: false };
}

function currentView({ status, session }: Booking): BookingView {
  const startsAt = Date.parse(session.starts_at);
  const endsAt = Date.parse(session.ends_at);
  return bookingViewOf({ status, startsAt, endsAt }, Date.now());
}
