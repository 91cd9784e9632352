import { PARTNER_DASHBOARD_USERS, STAFF_EDITORS, STAFF_ROLES } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, idParams, instant, pageOf, pageQuery } from '../schemas.ts';
import { line } from '../text.ts';
import { email } from './fields.ts';

const staffRole = z.enum(STAFF_ROLES);

export const staffMember = z
  .object({
    id: id.describe('Of the person, or of the invitation until it is accepted'),
    status: z.enum(['active', 'invited', 'expired']),
    email: z.string().nullable().describe('For partner admins only'),
    full_name: z.string(),
    role: staffRole,
    invited_at: instant.nullable(),
    expires_at: instant.nullable(),
  })
  .meta({ id: 'StaffMember' });

const tag = 'accounts';
const access = STAFF_EDITORS;

export const listStaff = operation({
  id: 'listStaff',
  method: 'GET',
  path: '/partner/staff',
  tag,
  access: PARTNER_DASHBOARD_USERS,
  summary:
    'Who works for the own organisation, by name; for partner admins also who is invited, with emails',
  query: pageQuery,
  responses: { 200: pageOf(staffMember) },
  refusals: ['validation_failed'],
});

export const inviteStaff = operation({
  id: 'inviteStaff',
  method: 'POST',
  path: '/partner/staff',
  tag,
  access,
  summary: 'Invite a person by email; the role is theirs once they accept within 7 days',
  body: z.strictObject({ email, full_name: line(120).min(2), role: staffRole }),
  responses: { 201: staffMember },
  refusals: [
    'not_found',
    'already_staff',
    'person_unavailable',
    'validation_failed',
    'rate_limited',
  ],
});

export const resendStaffInvitation = operation({
  id: 'resendStaffInvitation',
  method: 'POST',
  path: '/partner/staff/:id/resend',
  tag,
  access,
  summary: 'Mail an invitation again; earlier links stop working',
  params: idParams,
  responses: { 200: staffMember },
  refusals: ['not_found', 'rate_limited'],
});

export const changeStaff = operation({
  id: 'changeStaff',
  method: 'PATCH',
  path: '/partner/staff/:id',
  tag,
  access,
  summary: 'Change the role of a colleague, whose sessions end at once, or of an invitation',
  params: idParams,
  body: z.strictObject({ role: staffRole }),
  responses: { 200: staffMember },
  refusals: ['not_found', 'last_partner_admin', 'validation_failed'],
});

export const removeStaff = operation({
  id: 'removeStaff',
  method: 'DELETE',
  path: '/partner/staff/:id',
  tag,
  access,
  summary:
    'Remove a colleague, who keeps the account as a member and is signed out at once, or withdraw an invitation',
  params: idParams,
  responses: { 204: null },
  refusals: ['not_found', 'last_partner_admin'],
});
