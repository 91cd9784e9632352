import { PARTNER_DASHBOARD_USERS, QR_CODE_STATES, VENUE_DASHBOARD_USERS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, idParams, instant } from '../schemas.ts';
import { line } from '../text.ts';

const tag = 'checkins';

export const qrCode = z
  .object({
    id,
    venue_id: id,
    code: z.string(),
    url: z.string(),
    label: z.string(),
    created_at: instant,
    state: z.enum(QR_CODE_STATES).describe('`expiring`: renewed, accepted until `ends_at`'),
    ends_at: instant.nullable().describe('From then on it is refused: revoked, or renewed'),
    revoked_at: instant.nullable(),
    scans: z.int().describe('Check-ins made with this code'),
    last_scanned_at: instant.nullable(),
    refused_scans: z
      .int()
      .describe('Scans without a check-in, for example too early: once for a member and day'),
    last_refused_at: instant.nullable(),
  })
  .meta({ id: 'QrCode' });

export const listQrCodes = operation({
  id: 'listQrCodes',
  method: 'GET',
  path: '/partner/venues/:id/qr-codes',
  tag,
  access: VENUE_DASHBOARD_USERS,
  summary: 'A venue’s entrance codes and its signed link',
  params: idParams,
  responses: {
    200: z.object({
      items: z.array(qrCode),
      next_cursor: z.string().nullable(),
      signed_url: z.string(),
      key_version: z.int(),
    }),
  },
  refusals: ['not_found'],
});

export const createQrCode = operation({
  id: 'createQrCode',
  method: 'POST',
  path: '/partner/venues/:id/qr-codes',
  tag,
  access: PARTNER_DASHBOARD_USERS,
  summary: 'Create an opaque code for one entrance',
  params: idParams,
  body: z.strictObject({ label: line(80).min(1) }),
  responses: { 201: qrCode },
  refusals: ['not_found', 'validation_failed'],
});

export const revokeQrCode = operation({
  id: 'revokeQrCode',
  method: 'POST',
  path: '/partner/qr-codes/:id/revoke',
  tag,
  access: PARTNER_DASHBOARD_USERS,
  summary: 'Revoke a code at once',
  params: idParams,
  responses: { 200: qrCode },
  refusals: ['not_found'],
});

export const renewQrCode = operation({
  id: 'renewQrCode',
  method: 'POST',
  path: '/partner/qr-codes/:id/renew',
  tag,
  access: PARTNER_DASHBOARD_USERS,
  summary: 'Replace a code by a new one; both are accepted for a day. Asking again makes no third',
  params: idParams,
  responses: { 201: qrCode },
  refusals: ['not_found', 'code_revoked'],
});

export const rotateLinkKey = operation({
  id: 'rotateLinkKey',
  method: 'POST',
  path: '/partner/venues/:id/rotate-link-key',
  tag,
  access: ['partner_admin'],
  summary: 'Rotate the key of the signed link; old posters stop working',
  params: idParams,
  responses: { 200: z.object({ signed_url: z.string(), key_version: z.int() }) },
  refusals: ['not_found'],
});
