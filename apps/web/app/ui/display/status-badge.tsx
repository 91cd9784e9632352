import {
  type Icon,
  IconCheck,
  IconCircleCheckFilled,
  IconCircleX,
  IconClock,
  IconCloudUp,
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
  confirmed: { icon: IconCircleCheckFilled, tone: 'booked', labelKey: 'status.confirmed' },
  booked: { icon: IconCircleCheckFilled, tone: 'booked', labelKey: 'status.booked' },
  arrived: { icon: IconCircleCheckFilled, tone: 'booked', labelKey: 'status.completed' },
  waitlisted: { icon: IconListNumbers, tone: 'waitlist', labelKey: 'status.waitlisted' },
  offered: { icon: IconHourglassHigh, tone: 'offer', labelKey: 'status.offered' },
  payment: { icon: IconCreditCard, tone: 'waitlist', labelKey: 'status.payment' },
  full: { icon: IconUsersGroup, tone: 'full', labelKey: 'status.full' },
  cancelled: { icon: IconCircleX, tone: 'cancelled', labelKey: 'status.cancelled' },
  completed: { icon: IconCheck, tone: 'quiet', labelKey: 'status.completed' },
  no_show: { icon: IconUserOff, tone: 'danger', labelKey: 'status.noShow' },
  queued: { icon: IconCloudUp, tone: 'offer', labelKey: 'status.queued' },
  to_come: { icon: IconClock, tone: 'quiet', labelKey: 'status.toCome' },
} as const satisfies Record<string, { icon: Icon; tone: string; labelKey: string }>;

export type StatusBadgeState = keyof typeof states;

interface StatusBadgeProps {
  state: StatusBadgeState;
  /** A more specific text ("Full, waitlist: 5") instead of the state's label. */
  children?: ReactNode;
}

/** The state of a booking or a place, shown by colour, border, icon and text. */
export function StatusBadge({ state, children }: StatusBadgeProps) {
  const { t } = useTranslation();
  const { icon: Icon, tone, labelKey } = states[state];
  return (
    <span className={classes.mark} data-tone={tone}>
      <Icon size={16} stroke={1.8} aria-hidden="true" className={classes.icon} />
      <span>{children ?? t(labelKey)}</span>
    </span>
  );
}
