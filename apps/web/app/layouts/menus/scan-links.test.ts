import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const web = fileURLToPath(new URL('../../..', import.meta.url));

test('only the bottom bar of the phone leads to the scanner', () => {
  const files = ['app', 'public'].flatMap((folder) =>
    readdirSync(path.join(web, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx|webmanifest)$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  const linking = files.filter((file) =>
    /(to[=:]|"url":) *["'{`]*\/app\/scan\b/.test(readFileSync(path.join(web, file), 'utf8')),
  );
  expect(linking).toEqual(['app/layouts/menus/bottom-bar.tsx']);
});
