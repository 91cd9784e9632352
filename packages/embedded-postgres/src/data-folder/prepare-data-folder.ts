import { accessSync, constants, mkdirSync } from 'node:fs';
import { EmbeddedDatabaseError } from '../embedded-database-error.ts';

/** Creates the data folder (mode 0700) where it is missing. Throws when this user cannot write to it. */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `The data folder ${dataDir} cannot be written (${(error as Error).message}). Set ` +
        'PULSE_DATA_DIR to a folder that this user may write to.',
    );
  }
}
