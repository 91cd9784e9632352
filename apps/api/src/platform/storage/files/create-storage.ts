import { join } from 'node:path';
import type { Config } from '../../../config.ts';
import { createLocalStorage } from './local-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** Where this installation keeps its files: in a bucket if one is configured, else on the disk. */
export function createStorage({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Storage {
  return s3 ? createS3Storage(s3) : createLocalStorage(join(dataDir, 'media'));
}
