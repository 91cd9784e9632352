import { expect, test } from 'vitest';
import serverProcess from '../../server-process.json' with { type: 'json' };
import { read } from './read-documents.ts';

test('the image runs the server with the flags and variables of `npm start`', () => {
  const image = read('deploy/image/Containerfile');
  const [, entry = '[]'] = /^ENTRYPOINT (.+)$/m.exec(image) ?? [];
  expect(JSON.parse(entry)).toEqual(['node', ...serverProcess.flags, 'apps/api/build/main.js']);
  for (const [name, value] of Object.entries(serverProcess.env))
    expect(image).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'));
});
