import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { orUnavailable, requireFileName, type Storage } from './storage.ts';

/** Files below one folder of the local disk, which is created when it is first needed. */
export function createLocalStorage(folder: string): Storage {
  // The first two letters of the name are the folder, so that none contains too many files.
  const pathsOf = (name: string) => {
    requireFileName(name);
    return { folder: join(folder, name.slice(0, 2)), file: join(folder, name.slice(0, 2), name) };
  };
  return {
    async write(name, content) {
      await orUnavailable(writeAtomically(pathsOf(name), content));
    },
    async read(name) {
      return orUnavailable(readIfPresent(pathsOf(name).file));
    },
    async remove(name) {
      const { file } = pathsOf(name);
      await orUnavailable(rm(file, { force: true }));
      await orUnavailable(rm(`${file}.part`, { force: true }));
    },
  };
}

// Renaming makes the write atomic, also if the power fails.
async function writeAtomically(paths: { folder: string; file: string }, content: Uint8Array) {
  await mkdir(paths.folder, { recursive: true, mode: 0o700 });
  const partialFile = await open(`${paths.file}.part`, 'w', 0o600);
  try {
    await partialFile.writeFile(content);
    await partialFile.sync();
  } finally {
    await partialFile.close();
  }
  await rename(`${paths.file}.part`, paths.file);
}

async function readIfPresent(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
