import { BOOKING_RULE_CODES, CANCEL_REASONS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { idParams, instant } from '../schemas.ts';
import { booking, dropInMoney } from './booking.ts';

const tag = 'bookings';

export const cancelQuote = z
  .object({
    allowed: z.boolean(),
    reason: z.enum(CANCEL_REASONS),
    cost: z.enum(['free', 'uses_visit']),
    free_until: instant,
    returned_if_taken: z
      .boolean()
      .describe('The visit or price of a late cancellation is returned once the place is booked'),
    guests: z.int().describe('Guests whose places are freed too'),
    drop_in: dropInMoney
      .nullable()
      .describe('What becomes of the price when a drop-in is cancelled now; null for a plan'),
  })
  .meta({ id: 'CancelQuote' });

export const getCancelQuote = operation({
  id: 'getCancelQuote',
  method: 'GET',
  path: '/bookings/:id/cancel-quote',
  tag,
  shows: ['moment'],
  access: 'signed_in',
  summary: 'What cancelling costs right now',
  params: idParams,
  responses: { 200: cancelQuote },
  refusals: ['not_found'],
});

export const cancelBooking = operation({
  id: 'cancelBooking',
  method: 'POST',
  path: '/bookings/:id/cancel',
  tag,
  access: 'signed_in',
  summary: 'Cancel; refuses when it would cost more than the quote shown',
  params: idParams,
  body: z.strictObject({ accept_cost: z.enum(['free', 'uses_visit']).default('free') }),
  responses: { 200: booking },
  refusals: [
    'not_found',
    'class_started',
    'not_cancellable',
    'cancellation_costs_visit',
    'validation_failed',
  ],
});

export const undoCancellation = operation({
  id: 'undoCancellation',
  method: 'POST',
  path: '/bookings/:id/undo-cancel',
  tag,
  access: 'signed_in',
  summary: 'Undo a cancellation within 30 s, if the place is still free',
  params: idParams,
  responses: { 200: booking },
  refusals: [...BOOKING_RULE_CODES, 'not_found', 'undo_expired'],
});
