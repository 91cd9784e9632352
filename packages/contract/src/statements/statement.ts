import { PAID_VISIT_KINDS, STATEMENT_READERS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, instant, localDate, pageOf, pageQuery, timeZone } from '../schemas.ts';

const tag = 'statements';
const access = STATEMENT_READERS;

export const paidVisitKind = z.enum(PAID_VISIT_KINDS);

/** An amount of a line: negative where it takes a closed line back. */
export const signedMinor = z
  .int()
  .min(-Number.MAX_SAFE_INTEGER)
  .max(Number.MAX_SAFE_INTEGER)
  .describe('In minor units; negative where a closed line is taken back');

export const statementMonth = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .describe('YYYY-MM in the venue’s calendar');

const lineDispute = z.object({
  reason: z.string(),
  disputed_at: instant,
  answer_due: instant,
  accepted: z.boolean().nullable().describe('null: not answered yet'),
  right_minor: signedMinor.nullable().describe('What the line should have said'),
  answer: z.string().nullable(),
});

const statementLine = z
  .object({
    id: id.describe('Of the line; of the visit while the month is open'),
    type: z
      .enum(['visit', 'reversal', 'replacement'])
      .describe('A visit; or a correction of a closed line: taken back, and what replaces it'),
    date: localDate,
    title: z.string().nullable().describe('Of the class; null for open gym'),
    initials: z.string().describe('Empty once the account is deleted'),
    kind: paidVisitKind,
    rate_minor: z.int().nullable().describe('null for a reversal, and where none was agreed'),
    rate_first_day: localDate.nullable(),
    amount_minor: signedMinor.nullable().describe('null: no rate was agreed'),
    corrects_month: statementMonth.nullable().describe('The closed month that it corrects'),
    after_dispute: z.boolean(),
    status: z.enum(['open', 'closed', 'disputed', 'accepted', 'declined']),
    disputable: z.boolean(),
    dispute: lineDispute.nullable(),
  })
  .meta({ id: 'StatementLine' });

export const agreedRate = z
  .object({ kind: paidVisitKind, first_day: localDate, amount_minor: z.int() })
  .meta({ id: 'AgreedRate' });

const sum = z.object({ lines: z.int(), amount_minor: signedMinor });

const statement = pageOf(statementLine).extend({
  venue: z.object({ id, name: z.string(), time_zone: timeZone }),
  month: statementMonth,
  state: z
    .enum(['not_agreed', 'open', 'closing', 'closed'])
    .describe(
      'not_agreed: before the first agreed rates; closing: its lines are about to be final',
    ),
  closes_at: instant,
  closed_at: instant.nullable(),
  disputable_until: instant.nullable(),
  currency: z.string().nullable().describe('null before the first agreed rates'),
  total_minor: signedMinor,
  lines: z.int(),
  lines_without_rate: z.int().describe('Not in the total: no rate was agreed'),
  kinds: z.array(sum.extend({ kind: paidVisitKind })).describe('Of the visits of the month'),
  corrections: sum.describe('Of closed months'),
  rates: z.array(agreedRate).describe('In force on the last day of the month, by kind'),
  previous: statementMonth.nullable(),
  next: statementMonth.nullable(),
});

const ofMonth = z.object({ venue_id: id, month: statementMonth });
const lang = z.enum(['en', 'fr', 'de']).optional().describe('That of the request unless given');

export const getStatement = operation({
  id: 'getStatement',
  method: 'GET',
  path: '/partner/statement',
  tag,
  access,
  summary: 'What a venue is paid for a month: a line for each visit, which add up to the total',
  query: pageQuery.extend({
    ...ofMonth.shape,
    kind: z
      .enum([...PAID_VISIT_KINDS, 'corrections'])
      .optional()
      .describe('Only these lines'),
  }),
  responses: { 200: statement },
  refusals: ['not_found', 'validation_failed'],
});

export const exportStatement = operation({
  id: 'exportStatement',
  method: 'GET',
  path: '/partner/statement.csv',
  tag,
  access,
  summary: 'The same as a table for a spreadsheet; of a closed month the same bytes each time',
  query: ofMonth.extend({ lang }),
  responseType: 'text/csv',
  responses: { 200: z.file() },
  refusals: ['not_found', 'validation_failed', 'rate_limited'],
});

export const getStatementDocument = operation({
  id: 'getStatementDocument',
  method: 'GET',
  path: '/partner/statement.pdf',
  tag,
  access,
  summary: 'The statement of a closed month as PDF, the same bytes each time',
  query: ofMonth.extend({ lang }),
  responseType: 'application/pdf',
  responses: { 200: z.file() },
  refusals: ['not_found', 'statement_open', 'validation_failed', 'rate_limited'],
});
