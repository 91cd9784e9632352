import { sql } from 'kysely';
import type { Db } from '../../../platform/database/transaction.ts';

/** The encrypted values of one row: a tax id and an account, or a secret and the one that is pending. */
export interface EncryptedValues {
  key: string;
  first: Buffer | null;
  second: Buffer | null;
}

/** A row as it was read, and as it is to be. */
export interface RenewedValues {
  read: EncryptedValues;
  renewed: EncryptedValues;
}

/** Reads and replaces the encrypted values of one table. */
export interface EncryptedTable {
  /** The rows whose key comes after `afterKey`, by key. */
  list(db: Db, afterKey: string | null, limit: number): Promise<EncryptedValues[]>;
  /** Replaces values; a row that was changed meanwhile stays as it is. */
  replace(db: Db, rows: readonly RenewedValues[]): Promise<unknown>;
}

const asTable = (rows: readonly RenewedValues[]) => sql`unnest(
    ${rows.map(({ read }) => read.key)}::uuid[],
    ${rows.map(({ read }) => read.first)}::bytea[],
    ${rows.map(({ read }) => read.second)}::bytea[],
    ${rows.map(({ renewed }) => renewed.first)}::bytea[],
    ${rows.map(({ renewed }) => renewed.second)}::bytea[]
  ) AS new (key, read_first, read_second, first, second)`;

/** Tax ids and bank accounts. */
export const organisationValues: EncryptedTable = {
  list: (db, afterKey, limit) =>
    db
      .selectFrom('organisations')
      .select(['id as key', 'tax_id_encrypted as first', 'bank_account_encrypted as second'])
      .$if(afterKey !== null, (query) => query.where('id', '>', afterKey ?? ''))
      .orderBy('id')
      .limit(limit)
      .execute(),
  replace: (db, rows) =>
    sql`
      UPDATE organisations AS kept
      SET tax_id_encrypted = new.first, bank_account_encrypted = new.second
      FROM ${asTable(rows)}
      WHERE kept.id = new.key
        AND kept.tax_id_encrypted IS NOT DISTINCT FROM new.read_first
        AND kept.bank_account_encrypted IS NOT DISTINCT FROM new.read_second`.execute(db),
};

/** Secrets of second factors. */
export const secondFactorValues: EncryptedTable = {
  list: (db, afterKey, limit) =>
    db
      .selectFrom('second_factors')
      .select(['user_id as key', 'secret_encrypted as first', 'pending_secret_encrypted as second'])
      .$if(afterKey !== null, (query) => query.where('user_id', '>', afterKey ?? ''))
      .orderBy('user_id')
      .limit(limit)
      .execute(),
  replace: (db, rows) =>
    sql`
      UPDATE second_factors AS kept
      SET secret_encrypted = new.first, pending_secret_encrypted = new.second
      FROM ${asTable(rows)}
      WHERE kept.user_id = new.key
        AND kept.secret_encrypted IS NOT DISTINCT FROM new.read_first
        AND kept.pending_secret_encrypted IS NOT DISTINCT FROM new.read_second`.execute(db),
};
