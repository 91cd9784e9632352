import { GUEST_PAYMENT_METHODS, VENUE_DASHBOARD_USERS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, idParams, instant, localDate, money } from '../schemas.ts';
import { line } from '../text.ts';

const tag = 'checkins';

/** The receipt of what a guest paid at the desk, on the roster too. */
export const guestPayment = z
  .object({
    id,
    number: z.int().describe('Of the receipts of the venue, without gaps'),
    method: z.enum(GUEST_PAYMENT_METHODS),
    amount: money,
    staff_name: z.string().nullable().describe('Who entered it; null for a deleted account'),
    recorded_at: instant,
  })
  .meta({ id: 'GuestPayment' });

const recorded = guestPayment.extend({
  already_recorded: z.boolean().describe('It was paid before, perhaps by the other method'),
});

export const recordGuestPayment = operation({
  id: 'recordGuestPayment',
  method: 'PUT',
  path: '/partner/guests/:id/payment',
  tag,
  access: VENUE_DASHBOARD_USERS,
  summary:
    'Record that a guest has paid the price of the class at the desk: money of the venue, which Pulse neither takes nor owes; a repeated call is answered with the first receipt',
  params: idParams,
  body: z.strictObject({ method: z.enum(GUEST_PAYMENT_METHODS) }),
  responses: { 200: recorded, 201: recorded },
  refusals: [
    'not_found',
    'nothing_to_pay',
    'check_in_too_early',
    'correction_too_late',
    'not_checkable',
    'validation_failed',
  ],
});

export const reverseGuestPayment = operation({
  id: 'reverseGuestPayment',
  method: 'POST',
  path: '/partner/guest-payments/:id/reverse',
  tag,
  access: VENUE_DASHBOARD_USERS,
  summary: 'Take back a payment of a guest within 48 h; a new row records who, when and why',
  params: idParams,
  body: z.strictObject({ reason: line(300).min(3) }),
  responses: { 204: null },
  refusals: ['not_found', 'already_reversed', 'correction_too_late', 'validation_failed'],
});

const signedMinor = z.int().describe('In minor units; below 0 when more was taken back than paid');

export const getDeskTakings = operation({
  id: 'getDeskTakings',
  method: 'GET',
  path: '/partner/venues/:id/takings',
  tag,
  shows: ['desk'],
  access: VENUE_DASHBOARD_USERS,
  summary: 'What guests have paid at the desk of a venue on one day, and the receipts',
  params: idParams,
  query: z.object({ date: localDate.optional().describe('Of the venue; today when left out') }),
  responses: {
    200: z
      .object({
        date: localDate,
        sums: z.array(
          z.object({
            currency: z.string().length(3),
            cash_minor: signedMinor,
            card_minor: signedMinor,
            total_minor: signedMinor,
          }),
        ),
        receipts: z
          .array(
            guestPayment.extend({
              guest_name: z.string().nullable().describe('Null once it is erased'),
              title: z.string().describe('Of the class'),
              takes_back: z.int().nullable().describe('The number of the receipt taken back'),
              reason: z.string().nullable(),
            }),
          )
          .describe('Newest first, at most 200'),
      })
      .meta({ id: 'DeskTakings' }),
  },
  refusals: ['not_found', 'validation_failed'],
});
