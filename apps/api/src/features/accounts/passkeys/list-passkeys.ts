import type { Db } from '../../../platform/database/transaction.ts';
import { listPasskeysOf } from './passkeys.store.ts';
import { presentPasskey } from './present-passkey.ts';

/** The passkeys of an account, the newest first; also what an export of its data says of them. */
export async function listPasskeys(db: Db, userId: string) {
  const rows = await listPasskeysOf(db, userId);
  return { items: rows.map(presentPasskey), next_cursor: null };
}
