import { STATEMENT_KEEPERS, STATEMENT_READERS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, idParams, instant, localDate, pageOf, pageQuery } from '../schemas.ts';
import { line } from '../text.ts';
import { agreedRate, paidVisitKind, signedMinor, statementMonth } from './statement.ts';

const tag = 'statements';
const reason = line(500).min(3);

const dispute = z
  .object({
    id: id.describe('Of the disputed line'),
    venue_id: id,
    venue_name: z.string(),
    partner_name: z.string(),
    month: statementMonth,
    date: localDate,
    title: z.string().nullable(),
    initials: z.string(),
    kind: paidVisitKind,
    currency: z.string(),
    amount_minor: signedMinor.nullable(),
    rates: z.array(agreedRate).describe('In force on that day'),
    reason: z.string(),
    disputed_at: instant,
    answer_due: instant,
    overdue: z.boolean(),
    accepted: z.boolean().nullable(),
    right_minor: signedMinor.nullable(),
    answer: z.string().nullable(),
    answered_at: instant.nullable(),
  })
  .meta({ id: 'Dispute' });

export const disputeLine = operation({
  id: 'disputeLine',
  method: 'POST',
  path: '/partner/statement-lines/:id/dispute',
  tag,
  access: STATEMENT_READERS,
  summary: 'Dispute a line within 30 days of the closing of its month, once',
  params: idParams,
  body: z.strictObject({ reason }),
  responses: { 201: z.object({ id, answer_due: instant }) },
  refusals: [
    'not_found',
    'line_disputed',
    'line_corrected',
    'dispute_too_late',
    'validation_failed',
  ],
});

export const listDisputes = operation({
  id: 'listDisputes',
  method: 'GET',
  path: '/admin/disputes',
  tag,
  access: STATEMENT_KEEPERS,
  summary:
    'Disputes that wait for an answer, those due first on top; or the answered ones, newest first',
  query: pageQuery.extend({ state: z.enum(['open', 'answered']).default('open') }),
  responses: { 200: pageOf(dispute) },
  refusals: ['validation_failed'],
});

export const answerDispute = operation({
  id: 'answerDispute',
  method: 'POST',
  path: '/admin/disputes/:id/answer',
  tag,
  access: STATEMENT_KEEPERS,
  summary:
    'Decline a dispute, or accept it with the amount that the line should have: lines of the next month',
  params: idParams,
  body: z.strictObject({
    accept: z.boolean(),
    right_minor: z
      .int()
      .min(0)
      .max(100_000_000_000)
      .optional()
      .describe('With `accept`; more than the line says'),
    reason,
  }),
  responses: { 200: dispute },
  refusals: ['not_found', 'dispute_answered', 'line_corrected', 'validation_failed'],
});
