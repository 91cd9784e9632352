import { MAX_PASSKEYS, PASSKEY_CHALLENGE_LIFETIME } from '@pulse/domain';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { ClientInfo } from '../sign-in/client-info.ts';
import { findUser } from '../users/users.store.ts';
import { confirmOwner, type OwnerProof } from './confirm-owner.ts';
import { createPasskeyChallenge, relyingParty } from './passkey-challenge.ts';
import { listPasskeysOf } from './passkeys.store.ts';
import { toUserHandle } from './user-handle.ts';

/** EdDSA, ES256 and RS256 (COSE): what devices offer, the shortest signatures first. */
const ALGORITHMS = [-8, -7, -257];

/** What a device needs to create a passkey, after the owner's proof. Nothing changes yet. */
export async function beginPasskey(
  accounts: AccountsDeps,
  caller: AuthenticatedUser,
  proof: OwnerProof,
  client: ClientInfo,
) {
  const user = await findUser(accounts.db, caller.id);
  if (!user) return refuse('unauthenticated');
  const refusal = await confirmOwner(accounts, user, proof, client);
  if (refusal) return refusal;
  const present = await listPasskeysOf(accounts.db, user.id);
  if (present.length >= MAX_PASSKEYS) return refuse('too_many_passkeys', { limit: MAX_PASSKEYS });
  const type = 'public-key' as const;
  const { id, name } = relyingParty(accounts);
  return {
    challenge: await createPasskeyChallenge(accounts, user.id),
    rp: { id, name },
    user: { id: toUserHandle(user.id), name: user.email, displayName: user.full_name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type })),
    timeout: PASSKEY_CHALLENGE_LIFETIME,
    excludeCredentials: present.map(({ credential_id }) => ({ id: credential_id, type })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  };
}
