import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { joinStyles } from './join-styles.ts';

test('the style sheets of a page become one, in their order and at the place of the first', async () => {
  const client = mkdtempSync(join(tmpdir(), 'pulse-styles-'));
  onTestFinished(() => rmSync(client, { recursive: true }));
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'assets/kit-1.css'), '@layer base{a{color:red}}');
  writeFileSync(join(client, 'assets/page-2.css'), '.a{color:blue}');
  const sheet = (file: string) => `<link rel="stylesheet" href="/assets/${file}"/>`;
  const html = `<head>${sheet('kit-1.css#')}${sheet('page-2.css')}<title>$&</title></head>`;
  const joined = await joinStyles(client, html);
  const [, file = ''] =
    /^<head><link rel="stylesheet" href="(\/assets\/public-[\w-]{8}\.css)"\/>/.exec(joined) ?? [];
  expect(joined).toBe(`<head>${sheet(file.replace('/assets/', ''))}<title>$&</title></head>`);
  const styles = readFileSync(join(client, file), 'utf8');
  expect(styles).toBe('@layer base{a{color:red}}\n.a{color:blue}');
  expect(await joinStyles(client, joined), 'one is left alone').toBe(joined);
});
