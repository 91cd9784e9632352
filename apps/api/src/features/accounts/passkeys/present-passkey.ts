import type { passkey } from '@pulse/contract';
import type { z } from 'zod';

/** A passkey as in the contract: neither its key nor the device's id of it. */
export function presentPasskey(row: {
  id: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}): z.input<typeof passkey> {
  return {
    id: row.id,
    name: row.name,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}
