import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { imageUrl } from '../../../platform/storage/images.ts';
import { findDigitalId } from './digital-id.store.ts';

/** The data from which the member's browser creates rotating codes, also offline. */
export async function getDigitalId({ db, clock }: Deps, member: AuthenticatedUser) {
  const row = await findDigitalId(db, member.id);
  return {
    member_code: row.member_code,
    secret: row.digital_id_secret.toString('base64url'),
    step_seconds: 30 as const,
    full_name: row.full_name,
    photo_url: imageUrl(row.photo_key),
    plan_code: row.plan_code as 'basic' | 'plus' | 'unlimited' | null,
    server_time: new Date(clock.now()).toISOString(),
  };
}
