import { VENUE_DASHBOARD_USERS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, idParams, instant, pageOf, pageQuery, timeZone } from '../schemas.ts';
import { line } from '../text.ts';

const tag = 'checkins';
const appealStatus = z.enum(['open', 'accepted', 'rejected']);

export const appealVisit = operation({
  id: 'appealVisit',
  method: 'POST',
  path: '/membership/visits/:id/appeal',
  tag,
  access: 'signed_in',
  summary: '“I was there”: appeal against a missed or late line within 7 days; once for each',
  params: idParams,
  body: z.strictObject({ message: z.string().trim().max(300).optional() }),
  responses: { 200: z.object({ status: appealStatus, answer_by: instant }) },
  refusals: ['not_found', 'not_appealable', 'appeal_too_late', 'validation_failed'],
});

export const appeal = z
  .object({
    id: id.describe('Of the booking'),
    venue_id: id,
    venue_name: z.string(),
    time_zone: timeZone,
    member_name: z.string(),
    title: z.string(),
    starts_at: instant,
    kind: z.enum(['missed', 'late']),
    message: z.string().nullable(),
    appealed_at: instant,
    answer_by: instant.describe('Without an answer until then it is decided for the member'),
  })
  .meta({ id: 'Appeal' });

export const listAppeals = operation({
  id: 'listAppeals',
  method: 'GET',
  path: '/partner/appeals',
  tag,
  shows: ['appeals'],
  access: VENUE_DASHBOARD_USERS,
  summary: 'Appeals that wait for an answer, the most urgent first',
  query: pageQuery.extend({ venue_id: id.optional() }),
  responses: { 200: pageOf(appeal) },
  refusals: ['not_found', 'validation_failed'],
});

export const decideAppeal = operation({
  id: 'decideAppeal',
  method: 'POST',
  path: '/partner/appeals/:id/decide',
  tag,
  access: VENUE_DASHBOARD_USERS,
  summary: 'Accept or reject an appeal, with a reason; accepted, the visit or price comes back',
  params: idParams,
  body: z.strictObject({ accept: z.boolean(), reason: line(300).min(3) }),
  responses: { 200: z.object({ status: appealStatus }) },
  refusals: ['not_found', 'appeal_decided', 'validation_failed'],
});
