import type { secondFactor } from '@pulse/contract';
import { keepsSecondFactor } from '@pulse/domain';
import type { z } from 'zod';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { countRecoveryCodes, findSecondFactor } from './second-factors.store.ts';

/** Whether the user signs in with a second factor, and how many recovery codes are left. */
export async function getSecondFactor(
  { db }: AccountsDeps,
  { id, role }: AuthenticatedUser,
): Promise<z.input<typeof secondFactor>> {
  const factor = await findSecondFactor(db, id);
  return {
    enabled_at: factor?.enabled_at?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(db, id),
    can_switch_off: !keepsSecondFactor(role),
  };
}
