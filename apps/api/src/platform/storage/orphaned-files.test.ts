import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../../test/build-app.ts';
import { aMember, TEST_PASSWORD, type TestUser } from '../../../test/builders.ts';
import { sendImage } from '../../../test/client/send-image.ts';
import type { TestClient } from '../../../test/client/test-client.ts';
import { anImage } from '../../../test/fixtures/malicious-images.ts';
import { startOwnServer } from '../../../test/start-server.ts';
import { createLocalStorage } from './files/local-storage.ts';
import { createImages } from './images.ts';

let api: TestApp;
let maya: TestUser;
let asMaya: TestClient;
beforeEach(async () => {
  api = await startOwnServer();
  maya = await aMember(api.deps);
  asMaya = await api.clientFor(maya);
});

const deleteUnused = () => api.runJob('images.delete-unused');
const folder = () => join(api.deps.config.dataDir, 'media');
/** The files on disk, without their folders. */
function files(): string[] {
  if (!existsSync(folder())) return [];
  const entries = readdirSync(folder(), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
const rows = async () =>
  (await api.deps.db.selectFrom('images').select('key').execute()).map(({ key }) => key);
const status = async (url: string) => (await api.app.inject(url)).statusCode;
const photo = async (colour = '#c8102e') =>
  (await sendImage(asMaya, await anImage({ colour }), { field: 'photo' })).body.photo_url;
const keyOf = (url: string) => url.match(/[0-9a-f]{32}/)?.[0];

test('a replaced photo is no longer served, and its file is deleted', async () => {
  const first = await photo();
  expect(await status(first)).toBe(200);
  const second = await photo('#00ff00');
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  await deleteUnused();
  expect(files()).toEqual([keyOf(second)]);
  expect(await rows()).toEqual([keyOf(second)]);
});

test('a removed photo leaves nothing; removing it again changes nothing', async () => {
  const url = await photo();
  expect((await asMaya.delete('/profile/photo')).body.photo_url).toBeNull();
  expect((await asMaya.delete('/profile/photo')).status).toBe(200);
  expect(await status(url)).toBe(404);
  await deleteUnused();
  expect([files(), await rows()]).toEqual([[], []]);
});

test('deleting an account deletes its photo and screenshots', async () => {
  const url = await photo();
  const shot = await sendImage(asMaya, await anImage(), { field: 'screenshot' });
  const { screenshot_key } = shot.body;
  const requestBody = { category: 'bug', message: 'It looks like this', screenshot_key };
  expect((await asMaya.post('/feedback', requestBody)).status).toBe(201);
  await sendImage(asMaya, await anImage(), { field: 'screenshot' });
  expect((await asMaya.get('/profile/data')).body.images).toHaveLength(3);
  expect(files()).toHaveLength(3);
  expect((await asMaya.post('/profile/delete', { password: TEST_PASSWORD })).status).toBe(204);
  expect(await status(url)).toBe(404);
  await deleteUnused();
  expect([files(), await rows()]).toEqual([[], []]);
});

test('a screenshot that was never attached is deleted after an hour, not before', async () => {
  const sent = await sendImage(asMaya, await anImage(), { field: 'screenshot' });
  await deleteUnused();
  expect(files()).toEqual([sent.body.screenshot_key]);
  api.clock.advance(3_600_001);
  await deleteUnused();
  expect([files(), await rows()]).toEqual([[], []]);
  const requestBody = { category: 'bug', message: 'Too late for this', ...sent.body };
  // The session was as old as the screenshot.
  const later = await api.clientFor(maya);
  expect((await later.post('/feedback', requestBody)).body.code).toBe('screenshot_unknown');
});

test('ten concurrent photos leave one, and one file', async () => {
  await Promise.all(Array.from({ length: 10 }, () => photo()));
  const { photo_url: url } = (await asMaya.get('/profile')).body;
  expect(await status(url)).toBe(200);
  await deleteUnused();
  expect(files()).toEqual([keyOf(url)]);
});

test('a process that dies while it writes leaves nothing behind', async () => {
  const { db, clock } = api.deps;
  const disk = createLocalStorage(folder());
  const dying = createImages({
    db,
    clock,
    storage: {
      ...disk,
      write: async (key, content) => {
        await disk.write(key, content);
        // As if the process had been killed while writing the same file again.
        writeFileSync(join(folder(), key.slice(0, 2), `${key}.part`), 'half');
        throw new Error('the plug was pulled');
      },
    },
  });
  await expect(dying.upload(maya.id, 'profile_photo', await anImage())).rejects.toThrow('the plug');
  expect(files()).toHaveLength(2);
  api.clock.advance(3_600_001);
  await deleteUnused();
  expect([files(), await rows()]).toEqual([[], []]);
});

test('the database refuses to delete an image that is still referred to', async () => {
  const key = keyOf(await photo());
  const { db } = api.deps;
  await expect(
    db
      .deleteFrom('images')
      .where('key', '=', key ?? '')
      .execute(),
  ).rejects.toThrow('violates foreign key');
});
