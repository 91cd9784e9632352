import {
  ROLE_GIVERS,
  ROLES,
  SECURITY_EVENTS,
  SUBSCRIPTION_STATES,
  USER_READERS,
} from '@pulse/domain';
import { z } from 'zod';
import { planCode } from '../memberships/membership.ts';
import { operation } from '../operation.ts';
import { id, idParams, instant, pageOf, pageQuery } from '../schemas.ts';
import { line, paragraphs } from '../text.ts';

const tag = 'accounts';
const access = USER_READERS;
const role = z.enum(ROLES);

const user = {
  id,
  full_name: z.string(),
  email: z.string(),
  role,
  organisation: z.object({ id, name: z.string() }).nullable(),
  email_confirmed: z.boolean(),
  created_at: instant,
};
const listedUser = z.object(user).meta({ id: 'ListedUser' });

const userForStaff = z
  .object({
    ...user,
    membership: z
      .object({
        plan_code: planCode,
        status: z.enum(SUBSCRIPTION_STATES),
        period_ends_at: instant,
      })
      .nullable(),
    sessions: z.int().describe('Devices that are signed in; 100 at most'),
    second_factor: z.boolean(),
    security_events: z
      .array(
        z.object({
          id: z.int(),
          event: z.enum(SECURITY_EVENTS),
          at: instant,
          address: z.string().nullable(),
          device: z.string().nullable(),
        }),
      )
      .describe('Of this account, the latest ten'),
  })
  .meta({ id: 'UserForStaff' });

export const listUsers = operation({
  id: 'listUsers',
  method: 'GET',
  path: '/admin/users',
  tag,
  access,
  readsReplica: true,
  summary: 'Everybody with an account, by name',
  query: pageQuery.extend({ role: role.optional() }),
  responses: { 200: pageOf(listedUser) },
  refusals: ['validation_failed'],
});

export const searchUsers = operation({
  id: 'searchUsers',
  method: 'POST',
  path: '/admin/users/search',
  tag,
  access,
  summary: 'The same, also with a name or an email, which are not part of the address',
  query: pageQuery.extend({ role: role.optional() }),
  body: z.strictObject({
    search: line(254)
      .min(2)
      .optional()
      .describe('Part of the name or email, in any letters; without it everybody'),
  }),
  responses: { 200: pageOf(listedUser) },
  refusals: ['validation_failed', 'rate_limited'],
});

export const getUser = operation({
  id: 'getUser',
  method: 'GET',
  path: '/admin/users/:id',
  tag,
  access,
  summary: 'An account: role, membership, sessions, recent security events',
  params: idParams,
  responses: { 200: userForStaff },
  refusals: ['not_found'],
});

export const changeUserRole = operation({
  id: 'changeUserRole',
  method: 'PATCH',
  path: '/admin/users/:id',
  tag,
  access: ROLE_GIVERS,
  summary: 'Give a user another role; their sessions end, and a mail tells them',
  params: idParams,
  body: z.strictObject({
    role,
    reason: paragraphs(500).min(2).describe('For the audit log; the mail does not have it'),
  }),
  responses: { 200: userForStaff },
  refusals: ['not_found', 'conflict', 'last_admin', 'last_partner_admin', 'validation_failed'],
});
