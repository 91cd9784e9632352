import { PASSKEY_CHALLENGE_LIFETIME } from '@pulse/domain';
import type { AccountsDeps } from '../accounts-deps.ts';
import { createPasskeyChallenge, relyingParty } from './passkey-challenge.ts';

/** What a device is to sign; it names no account, so the person chooses among the device's passkeys. */
export async function beginPasskeySignIn(accounts: AccountsDeps) {
  return {
    challenge: await createPasskeyChallenge(accounts, null),
    rpId: relyingParty(accounts).id,
    timeout: PASSKEY_CHALLENGE_LIFETIME,
    userVerification: 'required' as const,
  };
}
