import { GUEST_REFUSALS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { activity, id, idParams, money, sessionTimes } from '../schemas.ts';
import { line } from '../text.ts';
import { coverFields } from '../venues/venue-parts.ts';

const tag = 'bookings';

export const bookingLink = z
  .object({ path: z.string().nullable().describe('In the web app; null when it is not shared') })
  .meta({ id: 'BookingLink' });

const ofOwnBooking = {
  tag,
  path: '/bookings/:id/link',
  access: 'signed_in',
  params: idParams,
} as const;

export const getBookingLink = operation({
  ...ofOwnBooking,
  id: 'getBookingLink',
  method: 'GET',
  summary: 'The link with which one of the member’s own bookings is shared',
  responses: { 200: bookingLink },
  refusals: ['not_found'],
});

export const shareBooking = operation({
  ...ofOwnBooking,
  id: 'shareBooking',
  method: 'POST',
  summary: 'Share a place with a link, until the class begins; it holds no place',
  responses: { 200: bookingLink },
  refusals: ['not_found', 'booking_not_shareable'],
});

export const revokeBookingLink = operation({
  ...ofOwnBooking,
  id: 'revokeBookingLink',
  method: 'DELETE',
  summary: 'End the link; sharing again makes another one',
  responses: { 204: null },
  refusals: ['not_found'],
});

const token = z
  .string()
  .min(1)
  .max(100)
  .describe('From the fragment of the link, which no server and no log sees');

export const sharedBooking = z
  .object({
    first_name: z.string(),
    session: z.object({
      id,
      title: z.string(),
      activity,
      ...sessionTimes,
      price: money.nullable().describe('Of a place without a plan; null: only with one'),
    }),
    venue: z.object({ id, name: z.string(), city: z.string(), ...coverFields }),
    guest: z.object({
      refusal: z
        .enum(GUEST_REFUSALS)
        .nullable()
        .describe('Why no guest of the member can come now; null when one can'),
      price: money.nullable().describe('What a guest pays at the venue; null: nothing'),
    }),
  })
  .meta({ id: 'SharedBooking' });

export const openSharedBooking = operation({
  id: 'openSharedBooking',
  method: 'POST',
  path: '/shared-bookings/open',
  tag,
  access: 'public',
  summary: 'What a person with the link may know: the class, the venue, the time and a first name',
  body: z.strictObject({ token }),
  responses: { 200: sharedBooking },
  refusals: ['link_invalid', 'validation_failed', 'rate_limited'],
});

export const joinAsGuest = operation({
  id: 'joinAsGuest',
  method: 'POST',
  path: '/shared-bookings/join',
  tag,
  access: 'public',
  summary: 'Come as the guest of the member who shared the link; a repetition adds no guest twice',
  body: z.strictObject({
    token,
    guest_id: id.describe('Made by the client'),
    name: line(60).min(2),
  }),
  responses: { 200: sharedBooking },
  refusals: [...GUEST_REFUSALS, 'link_invalid', 'rate_limited', 'validation_failed'],
});
