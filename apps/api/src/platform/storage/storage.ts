import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where files are kept, by key. A bucket elsewhere fits behind it as well as the local disk. */
export interface Storage {
  /** Keeps a file whole or not at all. */
  write(key: string, content: Uint8Array): Promise<void>;
  /** A file's content; null when there is none. */
  read(key: string): Promise<Buffer | null>;
  /** Removes a file and whatever an interrupted write left of it; twice is harmless. */
  remove(key: string): Promise<void>;
}

/** The only keys there are: made by us, so that no name from outside ever becomes a path. */
const KEY = /^[0-9a-f]{32}$/;

/** Files below one folder of the local disk, which is made when it is first needed. */
export function createLocalStorage(folder: string): Storage {
  // Two letters of the key make a folder: none of them ever holds too many files.
  const pathsOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('not a key of the storage');
    return { folder: join(folder, key.slice(0, 2)), file: join(folder, key.slice(0, 2), key) };
  };
  return {
    async write(key, content) {
      const paths = pathsOf(key);
      await mkdir(paths.folder, { recursive: true, mode: 0o700 });
      // Renaming is what makes it whole or not there, also for whoever pulls the plug.
      const partialFile = await open(`${paths.file}.part`, 'w', 0o600);
      try {
        await partialFile.writeFile(content);
        await partialFile.sync();
      } finally {
        await partialFile.close();
      }
      await rename(`${paths.file}.part`, paths.file);
    },
    async read(key) {
      try {
        return await readFile(pathsOf(key).file);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      const { file } = pathsOf(key);
      await rm(file, { force: true });
      await rm(`${file}.part`, { force: true });
    },
  };
}
