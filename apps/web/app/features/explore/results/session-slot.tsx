import type { SessionAtVenue } from '@pulse/contract/client';
import {
  IconCircleCheckFilled,
  IconCreditCard,
  IconHourglassHigh,
  IconListNumbers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { RollingText } from '#ui/display/figures/rolling-text.tsx';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './results.module.css';
import { slotState } from './session-state.ts';

interface SessionSlotProps {
  session: SessionAtVenue;
  onPick: (session: SessionAtVenue) => void;
}

const icons = {
  open: null,
  full: IconUsersGroup,
  booked: IconCircleCheckFilled,
  waitlisted: IconListNumbers,
  held: IconHourglassHigh,
  payment: IconCreditCard,
};

/** One class as a button with its start time and its state. */
export function SessionSlot({ session, onPick }: SessionSlotProps) {
  const { t } = useTranslation('explore');
  const { t: shared } = useTranslation();
  const state = slotState(session);
  const StateIcon = icons[state];
  const stateLabel = {
    open: shared('places.left', { count: session.capacity - session.booked }),
    full: shared('status.full'),
    booked: shared('status.booked'),
    waitlisted: shared('status.waitlisted'),
    held: shared('status.offered'),
    payment: shared('status.payment'),
  }[state];
  return (
    <button
      type="button"
      className={classes.slot}
      data-state={state}
      title={session.title}
      aria-label={t('slot', { time: session.local_start, title: session.title, state: stateLabel })}
      onClick={() => onPick(session)}
    >
      <Numeral size={4}>{session.local_start}</Numeral>{' '}
      {StateIcon && <StateIcon size={15} stroke={1.8} aria-hidden="true" />}
      <Text as="span" size="small" tone={state === 'open' ? 'quiet' : undefined}>
        <RollingText>{stateLabel}</RollingText>
      </Text>
    </button>
  );
}
