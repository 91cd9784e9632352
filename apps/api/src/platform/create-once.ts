import { readFileSync, writeFileSync } from 'node:fs';

/** A file that its owner only may read: created with `text` when it is not there, then read. */
export function createOnce(file: string, text: string): string {
  try {
    // `wx` fails when the file exists, so two concurrent first starts read the same text.
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
