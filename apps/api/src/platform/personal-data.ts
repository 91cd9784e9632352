import type { Db, Tx } from './database/transaction.ts';

type Read = (db: Db, userId: string) => Promise<unknown>;
type Erase = (tx: Tx, userId: string) => Promise<void>;

/** Where features register what they store about a person, for the download and the deletion. */
export interface PersonalData {
  /** Adds the result of `read` under `name` to the member's download of personal data. */
  exportAs(name: string, read: Read): void;
  /** Runs `erase` in the transaction that deletes an account, in the order of registration. */
  eraseWith(name: string, erase: Erase): void;
  /** Everything that the features store about a person, by name. */
  collect(db: Db, userId: string): Promise<Record<string, unknown>>;
  /** Runs every feature's erasure for a person. */
  erase(tx: Tx, userId: string): Promise<void>;
}

/** Creates the registry of one app, which its features fill while it is built. */
export function createPersonalData(): PersonalData {
  const exports = new Map<string, Read>();
  const erasers = new Map<string, Erase>();
  return {
    exportAs: (name, read) => void exports.set(name, read),
    eraseWith: (name, erase) => void erasers.set(name, erase),
    async collect(db, userId) {
      const data: Record<string, unknown> = {};
      for (const [name, read] of exports) data[name] = await read(db, userId);
      return data;
    },
    async erase(tx, userId) {
      for (const erase of erasers.values()) await erase(tx, userId);
    },
  };
}
