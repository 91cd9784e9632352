import { AUDIT_READERS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, instant, localDate, pageOf, pageQuery, timeZone } from '../schemas.ts';

const tag = 'platform';
const access = AUDIT_READERS;

const state = z.record(z.string(), z.unknown()).nullable();

const auditEntry = z
  .object({
    id: z.int(),
    at: instant,
    kind: z.enum(['action', 'security']),
    action: z.string().describe('Verb and noun, such as cancel_class_session'),
    actor: z
      .object({ id, name: z.string().nullable().describe('null: the account is deleted') })
      .nullable()
      .describe('null: the system, or a caller who has not proved who they are'),
    subject: z.object({
      type: z.string(),
      id: z.string(),
      name: z
        .string()
        .nullable()
        .describe('Of a user whose account exists, of a venue; of an operation what it does'),
    }),
    before: state,
    after: state,
    address: z.string().nullable().describe('Of a security event: an IPv4 address or an IPv6 /64'),
    device: z.string().nullable().describe('Of a security event: the user agent'),
  })
  .meta({ id: 'AuditEntry' });

const filters = {
  person: id.optional().describe('What this user did, and what happened to their account'),
  kind: z.enum(['action', 'security']).optional(),
  action: z
    .string()
    .regex(/^[a-z_]{1,60}$/)
    .optional(),
  subject_type: z
    .string()
    .regex(/^[a-z_]{1,60}$/)
    .optional(),
  subject_id: z.string().min(1).max(100).optional().describe('With subject_type'),
  from: localDate.optional().describe('A day of `zone`'),
  to: localDate.optional().describe('A day of `zone`, included'),
  zone: timeZone.default('UTC'),
};

export const listAuditLog = operation({
  id: 'listAuditLog',
  method: 'GET',
  path: '/admin/audit-log',
  tag,
  access,
  readsReplica: true,
  summary: 'Who did what and when, with the state before and after, newest first',
  query: pageQuery.extend(filters),
  responses: { 200: pageOf(auditEntry) },
  refusals: ['validation_failed'],
});

export const exportAuditLog = operation({
  id: 'exportAuditLog',
  method: 'GET',
  path: '/admin/audit-log.csv',
  tag,
  access,
  summary: 'The same as a table for a spreadsheet: the newest 10,000; that it was taken is logged',
  query: z.object(filters),
  responseType: 'text/csv',
  responses: { 200: z.file() },
  refusals: ['validation_failed', 'rate_limited'],
});
