import type { Money } from '../../money.ts';
import { isSettled, type PaymentState } from '../../payments/payment-states.ts';
import { DAY, type EpochMs, type IsoInstant, isoInstant } from '../../time/instants.ts';
import type { BookingState } from '../booking-states.ts';

/** What has become of the price of a drop-in. */
export const DROP_IN_MONEY_STATES = ['unpaid', 'paid', 'refund_due', 'refunded', 'kept'] as const;

/** One state of the price of a drop-in: `kept` means paid and not given back. */
export type DropInMoneyState = (typeof DROP_IN_MONEY_STATES)[number];

/** The fields of a drop-in and of its payment that decide about the money. */
export interface DropInContext {
  status: BookingState;
  /** Null before a payment was opened. */
  paymentStatus: PaymentState | null;
  cancelledAt: EpochMs | null;
  lateCancelled: boolean;
  /** When another member took the place of a late cancellation, its class was cancelled, or an appeal won. */
  returnedAt: EpochMs | null;
}

/** The price of a drop-in and what has become of it. */
export interface DropInMoney {
  amount: Money;
  state: DropInMoneyState;
  /** Of a refund: when it has arrived at the latest. */
  refund_by: IsoInstant | null;
}

/** How long a refund takes to arrive, in days: banks promise ten working days. */
export const REFUND_ARRIVAL_DAYS = 14;

/**
 * What has become of the price of a drop-in: given back after a cancellation in time or by the
 * venue, and after a late one once another member takes the place; kept after a late one and a no-show,
 * unless the member's appeal was accepted.
 */
export function dropInMoneyState(dropIn: DropInContext): DropInMoneyState {
  if (dropIn.paymentStatus === 'refunded') return 'refunded';
  if (!dropIn.paymentStatus || !isSettled(dropIn.paymentStatus)) return 'unpaid';
  if (dropIn.status === 'no_show') return dropIn.returnedAt === null ? 'kept' : 'refund_due';
  if (dropIn.status !== 'cancelled') return 'paid';
  return dropIn.lateCancelled && dropIn.returnedAt === null ? 'kept' : 'refund_due';
}

/** The price of a drop-in with its state and, of a refund, the latest arrival. */
export function dropInMoney(amount: Money, dropIn: DropInContext): DropInMoney {
  const state = dropInMoneyState(dropIn);
  const isRefund = state === 'refund_due' || state === 'refunded';
  const decidedAt = dropIn.returnedAt ?? dropIn.cancelledAt;
  const arrivesBy = isRefund && decidedAt !== null ? decidedAt + REFUND_ARRIVAL_DAYS * DAY : null;
  return { amount, state, refund_by: arrivesBy === null ? null : isoInstant(arrivesBy) };
}

/** What would become of the price of a drop-in if it were cancelled at `now` at this cost. */
export function dropInMoneyIfCancelled(
  amount: Money,
  paymentStatus: DropInContext['paymentStatus'],
  cost: 'free' | 'uses_visit',
  now: EpochMs,
): DropInMoney {
  const lateCancelled = cost === 'uses_visit';
  return dropInMoney(amount, {
    status: 'cancelled',
    paymentStatus,
    cancelledAt: now,
    lateCancelled,
    returnedAt: null,
  });
}
