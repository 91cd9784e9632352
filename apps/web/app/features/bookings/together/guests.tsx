import { Button } from '@mantine/core';
import {
  type BookingGuests,
  cancelGuestMutation,
  listBookingGuestsQueryKey,
} from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { toastFailure } from '#ui/feedback/toast.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { toFailure } from '#ui/network/problem.ts';
import { useRefreshBookings } from '../use-refresh-bookings.ts';
import { GuestForm } from './guest-form.tsx';
import classes from './together.module.css';

interface GuestsProps {
  bookingId: string;
  guests: BookingGuests;
}

/** The guests of a booking: what one costs, who comes, and one more while there is a place. */
export function Guests({ bookingId, guests }: GuestsProps) {
  const { t } = useTranslation('together');
  const format = useFormat();
  const queryClient = useQueryClient();
  const refreshBookings = useRefreshBookings();
  const [announcement, setAnnouncement] = useState('');
  const keep = async (next: BookingGuests) => {
    queryClient.setQueryData(listBookingGuestsQueryKey({ path: { id: bookingId } }), next);
    await refreshBookings();
  };
  const cancel = useMutation({
    ...cancelGuestMutation(),
    onSuccess: keep,
    onError: async (error) => {
      toastFailure(toFailure(error).detail ?? t('guests.failed'));
      await refreshBookings();
    },
  });
  const { items, limit, refusal, price } = guests;
  const nameOf = (name: string | null) => name ?? t('guests.nameless');
  return (
    <section aria-labelledby="guests-heading">
      <h3 id="guests-heading" className={classes.heading}>
        {t('guests.heading')}
      </h3>
      <LiveRegion>{announcement}</LiveRegion>
      {limit > 0 && (
        <p className={classes.note}>
          {t('guests.note')}{' '}
          {price ? t('guests.pays', { amount: format.money(price) }) : t('guests.free')}
        </p>
      )}
      {items.length > 0 && (
        <ul className={classes.guests}>
          {items.map(({ id, name, arrived, cancellable }) => (
            <li key={id} className={classes.guest}>
              <span className={classes.name}>{nameOf(name)}</span>
              {arrived && <span className={classes.state}>{t('guests.arrived')}</span>}
              {cancellable && (
                <Button
                  size="sm"
                  variant="subtle"
                  aria-label={t('guests.cancelOf', { name: nameOf(name) })}
                  loading={cancel.isPending && cancel.variables.path.guest_id === id}
                  onClick={() =>
                    cancel.mutate(
                      { path: { id: bookingId, guest_id: id } },
                      {
                        onSuccess: () =>
                          setAnnouncement(t('guests.cancelled', { name: nameOf(name) })),
                      },
                    )
                  }
                >
                  {t('guests.cancel')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {refusal ? (
        <p className={classes.refusal}>{t(`guests.refusal.${refusal}`)}</p>
      ) : (
        <GuestForm
          bookingId={bookingId}
          onAdded={async (next, name) => {
            setAnnouncement(t('guests.added', { name }));
            await keep(next);
          }}
          onRefused={refreshBookings}
        />
      )}
    </section>
  );
}
