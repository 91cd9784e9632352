import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createPublicFolder, isTrustworthyPublicFolder } from './public-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'pulse-public-'));
const ownUmask = process.umask();
beforeEach(() => void process.umask(0o077));
afterEach(() => void process.umask(ownUmask));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('under a strict umask a new folder and its parents are open to every account', () => {
  createPublicFolder(join(root, 'share', 'postgresql', 'extension'));
  for (const folder of ['share', 'share/postgresql', 'share/postgresql/extension'])
    expect(permissions(join(root, folder)), folder).toBe(0o755);
});

test('a folder that a strict umask has closed is opened for reading', () => {
  const folder = join(root, 'closed');
  mkdirSync(folder);
  expect(permissions(folder)).toBe(0o700);
  expect(isTrustworthyPublicFolder(folder)).toBe(true);
  expect(permissions(folder)).toBe(0o755);
});

test('a folder that others may write to is not trusted', () => {
  const folder = join(root, 'shared');
  mkdirSync(folder);
  chmodSync(folder, 0o777);
  expect(isTrustworthyPublicFolder(folder)).toBe(false);
});

function permissions(folder: string): number {
  return statSync(folder).mode & 0o777;
}
