import { PASSWORD_MAX_LENGTH } from '@pulse/domain';
import { z } from 'zod';

/** Bytes as WebAuthn writes them in JSON. */
const base64url = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+$/);

const credentialId = base64url(1400);
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** What a device returns that has created a passkey (WebAuthn, RegistrationResponseJSON): what is verified. */
export const createdPasskey = z
  .strictObject({
    ...credential,
    response: z.strictObject({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(20_000),
    }),
  })
  .meta({ id: 'CreatedPasskey' });

/** What a device signs with a passkey (WebAuthn, AuthenticationResponseJSON): what is verified. */
export const signedPasskey = z
  .strictObject({
    ...credential,
    response: z.strictObject({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(4000),
      userHandle: base64url(200).optional(),
    }),
  })
  .meta({ id: 'SignedPasskey' });

/** Who proves to own an account: the password, with a code where one is asked for; or a passkey. */
export const ownerProof = {
  password: z.string().max(PASSWORD_MAX_LENGTH).optional(),
  code: z.string().trim().max(40).optional().describe('With the password, if it is on'),
  passkey: signedPasskey.optional().describe('Instead of the password'),
};

/** What an owner’s proof may be refused for. */
export const proofRefusals = [
  'invalid_credentials',
  'passkey_rejected',
  'too_many_attempts',
  'validation_failed',
] as const;
