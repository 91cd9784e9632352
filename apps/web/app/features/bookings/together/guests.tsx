import { Button } from '@mantine/core';
import {
  type BookingGuests,
  cancelGuestMutation,
  listBookingGuestsQueryKey,
} from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
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
  const [announcement, setAnnouncement] = useState('');
  const keep = (next: BookingGuests) =>
    queryClient.setQueryData(listBookingGuestsQueryKey({ path: { id: bookingId } }), next);
  const cancel = useAction(cancelGuestMutation(), {
    onDone: keep,
    refetch: ['bookings'],
    refetchAfterFailure: true,
  });
  const { items, limit, refusal, price } = guests;
  const nameOf = (name: string | null) => name ?? t('guests.nameless');
  return (
    <section aria-labelledby="guests-heading">
      <Heading level={3} size={4} id="guests-heading" className={classes.heading}>
        {t('guests.heading')}
      </Heading>
      <LiveRegion>{announcement}</LiveRegion>
      {limit > 0 && (
        <Text tone="quiet" prose className={classes.note}>
          {t('guests.note')}{' '}
          {price ? t('guests.pays', { amount: format.money(price) }) : t('guests.free')}
        </Text>
      )}
      {items.length > 0 && (
        <List ruled className={classes.guests}>
          {items.map(({ id, name, arrived, cancellable }) => (
            <Row as="li" key={id} align="center" className={classes.guest}>
              <Text as="span" strong className={classes.name}>
                {nameOf(name)}
              </Text>
              {arrived && (
                <Text as="span" tone="quiet">
                  {t('guests.arrived')}
                </Text>
              )}
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
            </Row>
          ))}
        </List>
      )}
      {refusal ? (
        <Text tone="quiet" prose>
          {t(`guests.refusal.${refusal}`)}
        </Text>
      ) : (
        <GuestForm
          bookingId={bookingId}
          onAdded={(next, name) => {
            setAnnouncement(t('guests.added', { name }));
            keep(next);
          }}
        />
      )}
    </section>
  );
}
