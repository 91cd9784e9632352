import { RATE_EDITORS, STATEMENT_KEEPERS, STATEMENT_READERS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, idParams, instant, localDate, pageOf, pageQuery, queryFlag } from '../schemas.ts';
import { line } from '../text.ts';
import { agreedRate, paidVisitKind } from './statement.ts';

const tag = 'statements';

/** A hundred million in the smallest unit: more is a slip of the hand. */
const amountMinor = z.int().min(0).max(100_000_000_000);

const venue = z.object({
  id,
  name: z.string(),
  city: z.string(),
  partner_name: z.string(),
});

const rateProposal = z
  .object({
    id,
    venue,
    first_day: localDate,
    currency: z.string(),
    rates: z.array(
      z.object({
        kind: paidVisitKind,
        amount_minor: z.int(),
        present_minor: z.int().nullable().describe('In force today; null: none'),
      }),
    ),
    status: z
      .enum(['proposed', 'accepted', 'declined', 'withdrawn', 'lapsed'])
      .describe('lapsed: not answered before the first day; withdrawn: replaced by a later one'),
    proposed_at: instant,
    answered_at: instant.nullable(),
    reason: z.string().nullable().describe('Why it was declined'),
  })
  .meta({ id: 'RateProposal' });

export const listRateProposals = operation({
  id: 'listRateProposals',
  method: 'GET',
  path: '/partner/rate-proposals',
  tag,
  access: STATEMENT_READERS,
  summary: 'The rates that were proposed for the own venues, newest first',
  query: pageQuery,
  responses: { 200: pageOf(rateProposal) },
  refusals: ['validation_failed'],
});

export const answerRateProposal = operation({
  id: 'answerRateProposal',
  method: 'POST',
  path: '/partner/rate-proposals/:id/answer',
  tag,
  access: STATEMENT_READERS,
  summary: 'Accept rates before their first day, or decline them',
  params: idParams,
  body: z.strictObject({ accept: z.boolean(), reason: line(300).min(3).optional() }),
  responses: { 200: rateProposal },
  refusals: [
    'not_found',
    'rates_answered',
    'rates_lapsed',
    'rates_taken',
    'rates_in_other_currency',
    'validation_failed',
  ],
});

const venueRates = z
  .object({
    venue,
    first_possible_day: localDate.describe('Tomorrow in the venue’s calendar'),
    currency: z.string().nullable().describe('Of the partner; null until rates were accepted'),
    rates: z.array(agreedRate).describe('In force today, by kind'),
    published: z.boolean().describe('Whether it takes bookings; without rates they are not paid'),
    proposal: rateProposal.nullable().describe('The latest one'),
  })
  .meta({ id: 'VenueRates' });

export const listVenueRates = operation({
  id: 'listVenueRates',
  method: 'GET',
  path: '/admin/venue-rates',
  tag,
  access: STATEMENT_KEEPERS,
  summary: 'Venues with their rates by name: those with rates or proposals, or those searched for',
  query: pageQuery.extend({
    search: z.string().trim().min(2).max(80).optional(),
    unpaid: queryFlag.describe(
      '`true`: only published venues without an agreed rate, whose visits are not paid',
    ),
  }),
  responses: { 200: pageOf(venueRates) },
  refusals: ['validation_failed'],
});

export const proposeRates = operation({
  id: 'proposeRates',
  method: 'POST',
  path: '/admin/venues/:id/rate-proposals',
  tag,
  access: RATE_EDITORS,
  summary: 'Propose rates of a venue from a day after today; an open proposal is withdrawn',
  params: idParams,
  body: z.strictObject({
    first_day: localDate,
    currency: z
      .string()
      .refine((code) => Intl.supportedValuesOf('currency').includes(code), {
        params: { code: 'currency_unknown' },
      })
      .describe('ISO 4217'),
    rates: z
      .strictObject({
        class: amountMinor,
        plus: amountMinor,
        open_gym: amountMinor,
        late: amountMinor,
        missed: amountMinor,
      })
      .partial()
      .refine((rates) => Object.keys(rates).length > 0, { params: { code: 'nothing_to_change' } })
      .describe('In minor units; a kind that is left out keeps its rate'),
  }),
  responses: { 201: rateProposal },
  refusals: ['not_found', 'validation_failed'],
});
