import { BOOKING_RULE_CODES } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, idParams } from '../schemas.ts';
import { booking } from './booking.ts';
import { cancelQuote } from './cancel.ts';
import { eligibility } from './eligibility.ts';

const tag = 'bookings';
const access = 'signed_in';

export const moveQuote = z
  .object({
    cancel: cancelQuote.describe('What giving up the present place costs now'),
    eligibility: eligibility.describe('Every rule of the other class, once that place is given up'),
  })
  .meta({ id: 'MoveQuote' });

export const getMoveQuote = operation({
  id: 'getMoveQuote',
  method: 'GET',
  path: '/bookings/:id/move-quote',
  tag,
  shows: ['moment'],
  access,
  summary:
    'What moving the booking to another class costs right now, and whether its rules allow it',
  params: idParams,
  query: z.object({ class_session_id: id }),
  responses: { 200: moveQuote },
  refusals: ['not_found', 'validation_failed'],
});

export const moveBooking = operation({
  id: 'moveBooking',
  method: 'POST',
  path: '/bookings/:id/move',
  tag,
  access,
  summary:
    'Give up a booking for a place in another class, both or neither; a retry with the same key returns the first response',
  params: idParams,
  headers: z.object({ 'idempotency-key': z.string().min(1).max(200).optional() }),
  body: z.strictObject({
    class_session_id: id,
    accept_cost: z.enum(['free', 'uses_visit']).default('free'),
  }),
  responses: { 201: booking },
  refusals: [
    ...BOOKING_RULE_CODES,
    'not_found',
    'class_started',
    'not_cancellable',
    'cancellation_costs_visit',
    'idempotency_key_reused',
    'payment_provider_unavailable',
    'validation_failed',
  ],
});
