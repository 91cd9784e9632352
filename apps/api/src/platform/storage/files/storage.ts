/** Stores files by name. What fails for another reason than a missing file is StorageUnavailable. */
export interface Storage {
  /** Writes a file completely or not at all. */
  write(name: string, content: Uint8Array): Promise<void>;
  /** A file's content; null when there is none. */
  read(name: string): Promise<Buffer | null>;
  /** Deletes a file and what an interrupted write left of it, if there is one. */
  remove(name: string): Promise<void>;
}

/** The disk or the object store does not answer as it should; the same call may work later. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super('the storage of files is unavailable', { cause });
  }
}

/** Turns every failure of a storage into StorageUnavailable. */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new StorageUnavailable(error);
  }
}

/** An image's key and, of one that is stored in several sizes, what tells them apart. */
const NAME = /^[0-9a-f]{32}(?:-\d{2,4}\.(?:avif|webp))?$/;

/** The only valid names: made by us, so that none from outside ever becomes a path. */
export function requireFileName(name: string): void {
  if (!NAME.test(name)) throw new Error('not a name of the storage');
}
