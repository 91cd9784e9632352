import type { Db, Tx } from '../../../platform/database/transaction.ts';

/** A passkey with which a user may sign in; undefined when it is unknown or was removed. */
export function findPasskey(db: Db | Tx, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** The passkeys of a user, the newest first; the limit of an account bounds them. */
export function listPasskeysOf(db: Db | Tx, userId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Inserts a passkey; undefined when the device's credential is in use already. */
export async function insertPasskey(
  tx: Tx,
  passkey: {
    userId: string;
    credentialId: string;
    publicKey: Buffer;
    counter: number;
    name: string;
    now: Date;
  },
) {
  return tx
    .insertInto('passkeys')
    .values({
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      name: passkey.name,
      created_at: passkey.now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(['id', 'name', 'created_at', 'last_used_at'])
    .executeTakeFirst();
}

/**
 * Notes a use with the device's counter. Returns false unless the counter has risen, or the device
 * never counts: the condition makes the update atomic, so of two uses at once one succeeds.
 */
export async function markPasskeyUsed(
  db: Db,
  id: string,
  counter: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((row) =>
      row.or([
        row('counter', '<', counter),
        row.and([row('counter', '=', 0), row.val(counter === 0)]),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a passkey of a user and returns its name; undefined when it is not theirs. */
export async function deletePasskey(tx: Tx, userId: string, id: string) {
  const row = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** Deletes every passkey of a user, and what a device of theirs was asked to create. */
export async function deletePasskeysOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await tx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
}
