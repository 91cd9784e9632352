import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createWebPages } from './web-pages.ts';

// The web app may be rebuilt while the server runs; its files are then missing for a moment.
test('a page that could not be read is not cached as missing', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'pulse-built-')), 'client');
  const pageOf = createWebPages(folder, 'http://pulse.test');
  await expect(pageOf('index.html')).rejects.toThrow('ENOENT');
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), '<title>Pulse</title>');
  expect((await pageOf('index.html')).html).toContain('Pulse');
});
