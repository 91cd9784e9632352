import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3, type TestS3 } from '../../../../test/fixtures/s3-server.ts';
import { createStorage } from './create-storage.ts';
import { createLocalStorage } from './local-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { type Storage, StorageUnavailable } from './storage.ts';

let s3: TestS3;
let folder: string;
beforeAll(async () => {
  s3 = await startS3();
  folder = mkdtempSync(join(tmpdir(), 'pulse-storage-'));
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Kind {
  storage(): Storage;
  /** The same kind where nothing can be stored. */
  broken(): Storage;
}
const KINDS: Record<string, Kind> = {
  'the local disk': {
    storage: () => createStorage({ dataDir: folder, s3: null }),
    broken() {
      const file = join(folder, 'a-file');
      writeFileSync(file, '');
      return createLocalStorage(file);
    },
  },
  S3: {
    storage: () => createStorage({ dataDir: folder, s3: s3.config }),
    broken: () => createS3Storage({ ...s3.config, bucket: 'no-such-bucket' }),
  },
};
const aName = (suffix = '') => randomBytes(16).toString('hex') + suffix;

describe.each(Object.entries(KINDS))('%s', (_, { storage, broken }) => {
  test('returns what was written, byte by byte', async () => {
    const content = randomBytes(300_000);
    const name = aName();
    await storage().write(name, content);
    expect(await storage().read(name)).toEqual(content);
  });

  test('keeps the sizes of one image apart', async () => {
    const key = aName();
    await storage().write(`${key}-640.webp`, Buffer.from('small'));
    await storage().write(`${key}-1600.avif`, Buffer.from('large'));
    expect(String(await storage().read(`${key}-640.webp`))).toBe('small');
    expect(String(await storage().read(`${key}-1600.avif`))).toBe('large');
    expect(await storage().read(key)).toBeNull();
  });

  test('writing a name again replaces its content', async () => {
    const name = aName();
    for (const content of ['first', 'second']) await storage().write(name, Buffer.from(content));
    expect(String(await storage().read(name))).toBe('second');
  });

  test('a deleted file is gone, and deleting it again changes nothing', async () => {
    const name = aName('-640.avif');
    await storage().write(name, Buffer.from('short-lived'));
    await storage().remove(name);
    await storage().remove(name);
    expect(await storage().read(name)).toBeNull();
  });

  test('twenty writes at once all succeed', async () => {
    const names = Array.from({ length: 20 }, () => aName());
    await Promise.all(names.map((name) => storage().write(name, Buffer.from(name))));
    expect((await Promise.all(names.map((name) => storage().read(name)))).map(String)).toEqual(
      names,
    );
  });

  test.each([
    '../../server-secret',
    '',
    'a'.repeat(31),
    `${'a'.repeat(32)}/x`,
    'A'.repeat(32),
    `${'a'.repeat(32)}-640.svg`,
    `${'a'.repeat(32)}-/../x.webp`,
  ])('the name "%s" from outside never becomes a path', async (name) => {
    await expect(storage().read(name)).rejects.toThrow('not a name');
    await expect(storage().write(name, Buffer.from('x'))).rejects.toThrow('not a name');
    await expect(storage().remove(name)).rejects.toThrow('not a name');
  });

  test('says that it is unavailable, whatever the reason', async () => {
    await expect(broken().write(aName(), Buffer.from('x'))).rejects.toThrow(StorageUnavailable);
    await expect(broken().read(aName())).rejects.toThrow(StorageUnavailable);
  });
});

test('an object store that does not answer is unavailable', async () => {
  const storage = createS3Storage({ ...s3.config, endpoint: 'http://127.0.0.1:9' });
  await expect(storage.read(aName())).rejects.toThrow(StorageUnavailable);
  await expect(storage.write(aName(), Buffer.from('x'))).rejects.toThrow(StorageUnavailable);
  await expect(storage.remove(aName())).rejects.toThrow(StorageUnavailable);
});
