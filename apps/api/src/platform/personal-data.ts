import type { Db, Tx } from './database/transaction.ts';

type Read = (db: Db, userId: string) => Promise<unknown>;
type Erase = (tx: Tx, userId: string) => Promise<void>;

/** Each feature says here what it keeps about a person: for the download and for the deletion. */
export interface PersonalData {
  /** Puts `read`'s answer under `name` into the member's download of all of their data. */
  exportAs(name: string, read: Read): void;
  /** Runs `erase` in the transaction that deletes an account, in the order of registration. */
  eraseWith(name: string, erase: Erase): void;
  /** Everything that the features know about a person, by name. */
  collect(db: Db, userId: string): Promise<Record<string, unknown>>;
  /** Lets every feature erase or make anonymous what it knows about a person. */
  erase(tx: Tx, userId: string): Promise<void>;
}

/** The register of one app, which its features fill while it is built. */
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
