import { BOOKING_RULE_CODES } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, idParams } from '../schemas.ts';
import { booking } from './booking.ts';

const tag = 'bookings';

export const bookClass = operation({
  id: 'bookClass',
  method: 'POST',
  path: '/bookings',
  tag,
  access: 'signed_in',
  summary:
    'Book a place, or join the waitlist of a full class; a retry with the same key returns the first response',
  headers: z.object({ 'idempotency-key': z.string().min(1).max(200).optional() }),
  body: z.strictObject({
    class_session_id: id,
    join_waitlist: z.boolean().optional(),
    pay_drop_in: z.boolean().optional().describe('Pay the class’s price instead of using the plan'),
  }),
  responses: { 201: booking },
  refusals: [
    ...BOOKING_RULE_CODES,
    'not_found',
    'idempotency_key_reused',
    'payment_provider_unavailable',
    'validation_failed',
  ],
});

export const acceptOffer = operation({
  id: 'acceptOffer',
  method: 'POST',
  path: '/bookings/:id/accept',
  tag,
  access: 'signed_in',
  summary: 'Accept the held place offered from the waitlist',
  params: idParams,
  responses: { 200: booking },
  refusals: [...BOOKING_RULE_CODES, 'not_found', 'offer_expired'],
});
