import { Button } from '@mantine/core';
import type { Booking } from '@pulse/contract/client';
import { IconHourglassHigh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { Countdown } from '#ui/display/countdown.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import { offerText } from '../texts/commitment-text.ts';
import { useFormatWhen } from '../use-format-when.ts';
import classes from './held-place.module.css';
import { holdSeconds } from './hold-seconds.ts';
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
  const formatWhen = useFormatWhen(booking.session.time_zone);
  // The ring keeps its span while it empties.
  const [length] = useState(() => holdSeconds(booking.session, heldUntil));
  const { session } = booking;
  const time = format.time(heldUntil, session.time_zone);
  return (
    <section className={classes.banner} aria-label={t('held.label')}>
      <Countdown until={heldUntil} length={length} tone="plain" size={84} />
      <div>
        <Row as="p" align="center" gap={2} wrap={false} className={classes.state}>
          <IconHourglassHigh size={18} stroke={1.8} aria-hidden="true" /> {t('held.label')}
        </Row>
        <Heading className={classes.title}>
          {session.title}, {session.local_start}
        </Heading>
        <Text size="small">{t('held.passesOn', { venue: session.venue.name, time })}</Text>
        <Text size="small">{offerText(booking, Date.now(), t, formatWhen)}</Text>
      </div>
      <Row gap={2} wrap={false} className={classes.actions}>
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
      </Row>
    </section>
  );
}
