import {
  type Icon,
  IconCheck,
  IconCircleCheckFilled,
  IconCircleX,
  IconClock,
  IconCreditCard,
  IconHourglassHigh,
  IconListNumbers,
  IconUserOff,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import classes from './status-badge.module.css';

const states = {
  confirmed: { icon: IconCircleCheckFilled, look: 'booked', word: 'status.confirmed' },
  booked: { icon: IconCircleCheckFilled, look: 'booked', word: 'status.booked' },
  arrived: { icon: IconCircleCheckFilled, look: 'booked', word: 'status.completed' },
  waitlisted: { icon: IconListNumbers, look: 'waitlist', word: 'status.waitlisted' },
  offered: { icon: IconHourglassHigh, look: 'offer', word: 'status.offered' },
  payment: { icon: IconCreditCard, look: 'waitlist', word: 'status.payment' },
  full: { icon: IconUsersGroup, look: 'full', word: 'status.full' },
  cancelled: { icon: IconCircleX, look: 'cancelled', word: 'status.cancelled' },
  completed: { icon: IconCheck, look: 'quiet', word: 'status.completed' },
  no_show: { icon: IconUserOff, look: 'danger', word: 'status.noShow' },
  to_come: { icon: IconClock, look: 'quiet', word: 'status.toCome' },
} as const satisfies Record<string, { icon: Icon; look: string; word: string }>;

export type StatusBadgeState = keyof typeof states;

interface StatusBadgeProps {
  state: StatusBadgeState;
  /** Words with facts in them ("Full, 5 in line"); the state's plain word otherwise. */
  children?: ReactNode;
}

/** A state of a booking or a place: colour, edge, icon and word all say it. */
export function StatusBadge({ state, children }: StatusBadgeProps) {
  const { t } = useTranslation();
  const { icon: Icon, look, word } = states[state];
  return (
    <span className={classes.mark} data-tone={look}>
      <Icon size={16} stroke={1.8} aria-hidden="true" className={classes.icon} />
      <span>{children ?? t(word)}</span>
    </span>
  );
}
