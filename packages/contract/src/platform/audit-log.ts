import { AUDIT_READERS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, instant, localDate, pageOf, pageQuery } from '../schemas.ts';

const tag = 'platform';
const access = AUDIT_READERS;

const state = z.record(z.string(), z.unknown()).nullable();

const auditEntry = z
  .object({
    id: z.int(),
    at: instant,
    kind: z.enum(['action', 'security']),
    action: z.string(),
    actor: z.object({ id, name: z.string().nullable() }).nullable(),
    subject: z.object({
      type: z.string(),
      id: z.string(),
      name: z.string().nullable(),
    }),
    before: state,
    after: state,
    address: z.string().nullable(),
    device: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' });

const filters = {
  person: id.optional(),
  kind: z.enum(['action', 'security']).optional(),
  action: z
    .string()
    .regex(/^[a-z_]{1,60}$/)
    .optional(),
  subject_type: z
    .string()
    .regex(/^[a-z_]{1,60}$/)
    .optional(),
  subject_id: z.string().min(1).max(100).optional(),
  from: localDate.optional(),
  to: localDate.optional(),
};

export const listAuditLog = operation({
  id: 'listAuditLog',
  method: 'GET',
  path: '/admin/audit-log',
  tag,
  access,
  summary: 'Who did what and when, newest first; days in UTC',
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
  summary: 'The newest 10,000 as a table; logged itself',
  query: z.object(filters),
  responseType: 'text/csv',
  responses: { 200: z.file() },
  refusals: ['validation_failed', 'rate_limited'],
});
