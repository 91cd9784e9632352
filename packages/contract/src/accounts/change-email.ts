import { z } from 'zod';
import { operation } from '../operation.ts';
import { email } from './fields.ts';
import { ownerProof, proofRefusals } from './passkey-fields.ts';

const tag = 'accounts';
const mailedToken = z.strictObject({ token: z.string().min(1).max(200) });

export const requestEmailChange = operation({
  id: 'requestEmailChange',
  method: 'POST',
  path: '/profile/email',
  tag,
  access: 'signed_in',
  summary:
    'Mail a link to a new address, after the owner’s proof. The response is the same when that address has an account',
  body: z.strictObject({ ...ownerProof, new_email: email }),
  responses: { 202: null },
  refusals: [...proofRefusals, 'rate_limited'],
});

export const confirmEmailChange = operation({
  id: 'confirmEmailChange',
  method: 'POST',
  path: '/auth/change-email',
  tag,
  access: 'public',
  summary:
    'Move the account to the address that has the mailed token; the one before gets a mail, other sessions end',
  body: mailedToken,
  responses: { 200: z.object({ email: z.string() }) },
  refusals: ['link_expired', 'link_invalid', 'validation_failed'],
});

export const restoreEmail = operation({
  id: 'restoreEmail',
  method: 'POST',
  path: '/auth/restore-email',
  tag,
  access: 'public',
  summary:
    'Take an account back to the address before, with the token mailed there: every session, the password and the passkeys end',
  body: mailedToken,
  responses: { 200: z.object({ email: z.string() }) },
  refusals: ['link_expired', 'link_invalid', 'validation_failed'],
});
