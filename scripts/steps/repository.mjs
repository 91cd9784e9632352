import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the repository. */
export const repository = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
