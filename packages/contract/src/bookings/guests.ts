import { GUEST_REFUSALS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, idParams, money } from '../schemas.ts';
import { line } from '../text.ts';

const tag = 'bookings';
const access = 'signed_in';

export const bookingGuests = z
  .object({
    limit: z.int().describe('How many guests the venue allows for one booking; 0: none'),
    refusal: z
      .enum(GUEST_REFUSALS)
      .nullable()
      .describe('Why another guest cannot be added now; null when one can'),
    price: money
      .nullable()
      .describe('What each guest pays at the venue when they come; null: nothing'),
    items: z.array(
      z.object({
        id,
        name: z.string().nullable().describe('Null once it is erased'),
        arrived: z.boolean(),
        cancellable: z.boolean().describe('Free: a guest uses no visit'),
      }),
    ),
  })
  .meta({ id: 'BookingGuests' });

const guestParams = idParams.extend({ guest_id: id.describe('Made by the client') });

export const listBookingGuests = operation({
  id: 'listBookingGuests',
  method: 'GET',
  path: '/bookings/:id/guests',
  tag,
  access,
  summary: 'The guests of one of the member’s own bookings, and whether another can be added',
  params: idParams,
  responses: { 200: bookingGuests },
  refusals: ['not_found'],
});

export const addGuest = operation({
  id: 'addGuest',
  method: 'PUT',
  path: '/bookings/:id/guests/:guest_id',
  tag,
  access,
  summary: 'Bring a guest: one more place of the class; a repeated request adds no guest twice',
  params: guestParams,
  body: z.strictObject({ name: line(60).min(2) }),
  responses: { 200: bookingGuests },
  refusals: [...GUEST_REFUSALS, 'not_found', 'validation_failed'],
});

export const cancelGuest = operation({
  id: 'cancelGuest',
  method: 'POST',
  path: '/bookings/:id/guests/:guest_id/cancel',
  tag,
  access,
  summary: 'Cancel one guest until the class begins; the place goes to the waitlist',
  params: guestParams,
  responses: { 200: bookingGuests },
  refusals: ['not_found', 'class_started', 'not_cancellable'],
});
