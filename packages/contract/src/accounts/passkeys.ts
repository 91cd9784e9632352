import { PASSKEY_NAME_MAX_LENGTH } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, instant, pageOf } from '../schemas.ts';
import { line } from '../text.ts';
import { createdPasskey, ownerProof, proofRefusals, signedPasskey } from './passkey-fields.ts';
import { signedIn } from './sign-in.ts';

const tag = 'accounts';

export const passkey = z
  .object({
    id,
    name: z.string(),
    created_at: instant,
    last_used_at: instant.nullable().describe('Null: it has not signed in yet'),
  })
  .meta({ id: 'Passkey' });

export const beginPasskeySignIn = operation({
  id: 'beginPasskeySignIn',
  method: 'POST',
  path: '/auth/passkey',
  tag,
  access: 'public',
  summary: 'What a device is to sign with a passkey; works once and for five minutes',
  responses: {
    201: z.object({
      challenge: z.string(),
      rpId: z.string(),
      timeout: z.int(),
      userVerification: z.literal('required'),
    }),
  },
  refusals: ['rate_limited'],
});

export const signInWithPasskey = operation({
  id: 'signInWithPasskey',
  method: 'POST',
  path: '/auth/sign-in/passkey',
  tag,
  access: 'public',
  summary: 'Sign in with a passkey, which counts as both steps',
  body: z.strictObject({ passkey: signedPasskey }),
  responses: { 200: signedIn },
  refusals: ['passkey_rejected', 'validation_failed', 'rate_limited'],
});

export const listPasskeys = operation({
  id: 'listPasskeys',
  method: 'GET',
  path: '/profile/passkeys',
  tag,
  access: 'signed_in',
  summary: 'The passkeys of the account, the newest first',
  responses: { 200: pageOf(passkey) },
  refusals: [],
});

export const beginPasskey = operation({
  id: 'beginPasskey',
  method: 'POST',
  path: '/profile/passkeys/begin',
  tag,
  access: 'signed_in',
  summary: 'What a device needs to create a passkey, after the owner’s proof',
  body: z.strictObject(ownerProof),
  responses: {
    201: z.object({
      challenge: z.string(),
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
      timeout: z.int(),
      excludeCredentials: z
        .array(z.object({ id: z.string(), type: z.literal('public-key') }))
        .describe('Devices that have one already'),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required'),
      }),
      attestation: z.literal('none'),
    }),
  },
  refusals: [...proofRefusals, 'too_many_passkeys'],
});

export const addPasskey = operation({
  id: 'addPasskey',
  method: 'POST',
  path: '/profile/passkeys',
  tag,
  access: 'signed_in',
  summary: 'Add the passkey that a device has created; a mail says so',
  body: z.strictObject({ name: line(PASSKEY_NAME_MAX_LENGTH).min(1), passkey: createdPasskey }),
  responses: { 201: passkey },
  refusals: ['passkey_rejected', 'too_many_passkeys', 'validation_failed'],
});

export const removePasskey = operation({
  id: 'removePasskey',
  method: 'POST',
  path: '/profile/passkeys/:id/remove',
  tag,
  access: 'signed_in',
  summary: 'Remove a passkey, after the owner’s proof; a mail says so',
  params: z.object({ id }),
  body: z.strictObject(ownerProof),
  responses: { 204: null },
  refusals: [...proofRefusals, 'not_found'],
});
