import type { staffMember } from '@pulse/contract';
import type { EpochMs } from '@pulse/domain';
import type { z } from 'zod';
import type { StaffRow } from './staff.store.ts';

/** A person who works for an organisation or is invited to, in the wire form. */
export type StaffMember = z.input<typeof staffMember>;

/** Presents a colleague, or an invitation as it is at `now`. */
export function presentStaff(row: StaffRow, now: EpochMs): StaffMember {
  const { id, email, full_name, role, invited_at, expires_at } = row;
  const expired = expires_at !== null && expires_at.getTime() <= now;
  return {
    id,
    email,
    full_name,
    role,
    status: expired ? 'expired' : expires_at ? 'invited' : 'active',
    invited_at: invited_at?.toISOString() ?? null,
    expires_at: expires_at?.toISOString() ?? null,
  };
}
