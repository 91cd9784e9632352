import { Button } from '@mantine/core';
import type { Booking } from '@pulse/contract/client';
import { IconHourglassHigh } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { Countdown } from '#ui/display/countdown.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './held-place.module.css';
import { MAX_HOLD_SECONDS } from './max-hold-seconds.ts';
import { useAcceptOffer } from './use-accept-offer.ts';

interface HeldPlaceProps {
  booking: Booking;
  heldUntil: string;
  onDecline: (booking: Booking) => void;
}

/** A place offered from the waitlist: the time left, and the actions to accept or decline. */
export function HeldPlace({ booking, heldUntil, onDecline }: HeldPlaceProps) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const acceptOffer = useAcceptOffer();
  const { session } = booking;
  const time = format.time(heldUntil, session.time_zone);
  return (
    <section className={classes.banner} aria-label={t('held.label')}>
      <Countdown until={heldUntil} length={MAX_HOLD_SECONDS} tone="plain" size={84} />
      <div>
        <p className={classes.state}>
          <IconHourglassHigh size={18} stroke={1.8} aria-hidden="true" /> {t('held.label')}
        </p>
        <h2 className={classes.title}>
          {session.title}, {session.local_start}
        </h2>
        <p className={classes.place}>{t('held.passesOn', { venue: session.venue.name, time })}</p>
      </div>
      <div className={classes.actions}>
        <Button
          className={classes.accept}
          loading={acceptOffer.isPending}
          onClick={() => acceptOffer.mutate({ path: { id: booking.id } })}
        >
          {t('action.accept')}
        </Button>
        <Button variant="subtle" className={classes.decline} onClick={() => onDecline(booking)}>
          {t('action.cancel.offered')}
        </Button>
      </div>
    </section>
  );
}
