import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../../../test/fixtures/temporary-folder.ts';
import { createWebPages } from './web-pages.ts';

// The web app may be rebuilt while the server runs; its files are then missing for a moment.
test('a page that could not be read is not cached as missing', async () => {
  const folder = join(createTemporaryFolder('built'), 'client');
  const pageOf = createWebPages(folder, { publicUrl: 'http://pulse.test', openDemo: false });
  await expect(pageOf('index.html')).rejects.toThrow('ENOENT');
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), '<title>Pulse</title>');
  expect((await pageOf('index.html')).html).toContain('Pulse');
});

test('every page of a demo that others can reach is marked, and no other', async () => {
  const folder = createTemporaryFolder('built');
  writeFileSync(join(folder, 'index.html'), '<html><head><title>Pulse</title></head></html>');
  const publicUrl = 'https://pulse.test';
  const open = await createWebPages(folder, { publicUrl, openDemo: true })('index.html');
  expect(open.html).toMatch(/^<html data-open-demo>/);
  const closed = await createWebPages(folder, { publicUrl, openDemo: false })('index.html');
  expect(closed.html).toMatch(/^<html>/);
});
