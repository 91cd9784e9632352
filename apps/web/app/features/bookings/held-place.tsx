import { Button } from '@mantine/core';
import type { Booking } from '@pulse/contract/client';
import { IconHourglassHigh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../ui/countdown.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import classes from './held-place.module.css';
import { LONGEST_HOLD } from './longest-hold.ts';
import { useTakeHeldPlace } from './use-take-held-place.ts';

interface HeldPlaceProps {
  booking: Booking;
  heldUntil: string;
  onLetGo: (booking: Booking) => void;
}

/** A place held from the waitlist: how long still, and the two ways on. */
export function HeldPlace({ booking, heldUntil, onLetGo }: HeldPlaceProps) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const take = useTakeHeldPlace();
  const { session } = booking;
  const time = format.time(heldUntil, session.time_zone);
  return (
    <section className={classes.banner} aria-label={t('held.label')}>
      <Countdown until={heldUntil} length={LONGEST_HOLD} tone="plain" size={84} />
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
          className={classes.take}
          loading={take.isPending}
          onClick={() => take.mutate({ path: { id: booking.id } })}
        >
          {t('action.take')}
        </Button>
        <Button variant="subtle" className={classes.letGo} onClick={() => onLetGo(booking)}>
          {t('action.leave.offered')}
        </Button>
      </div>
    </section>
  );
}
