import { type Booking, getBookingOptions } from '@pulse/contract/client';
import { type BookingView, bookingViewOf } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation } from 'react-router';

/** The booking that the address names (`#booking-…`), as notifications and mails do. */
export interface LinkedBooking {
  booking: Booking | undefined;
  /** The tab that it stands in now; the link was written when it may have stood elsewhere. */
  view: BookingView | undefined;
  /** The tab that it stood in when the link was followed: acting on a booking moves nobody on. */
  initialView: BookingView | undefined;
  isPending: boolean;
}

/** What a link to one booking leads to; nothing without one, or when the booking is gone. */
export function useLinkedBooking(): LinkedBooking {
  const { hash } = useLocation();
  const id = /^#booking-([0-9a-f-]{36})$/.exec(hash)?.[1];
  const { data, isLoading } = useQuery({
    ...getBookingOptions({ path: { id: id ?? '' } }),
    enabled: id !== undefined,
    retry: false,
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
