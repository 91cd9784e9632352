import { createOrganisation } from '@pulse/test-data';
import sharp from 'sharp';
import { beforeEach, expect } from 'vitest';
import { api, test } from '../../../../test/api-test.ts';
import { aMember, TEST_PASSWORD } from '../../../../test/builders.ts';
import { sendTrainerPhoto } from '../../../../test/client/send-image.ts';
import type { TestClient, TestJson } from '../../../../test/client/test-client.ts';
import {
  aHeicPhoto,
  anImage,
  anImageWithMarkup,
} from '../../../../test/fixtures/malicious-images.ts';

let organisation: string;
let asAdmin: TestClient;
let trainer: TestJson;
let photo: Buffer;
test.beforeAll(async () => {
  photo = await anImage({ width: 900, height: 600 });
});
beforeEach(async () => {
  organisation = await createOrganisation(api.deps.db);
  const user = await aMember(api.deps, { role: 'partner_admin', organisationId: organisation });
  asAdmin = await api.clientFor(user);
  trainer = (await asAdmin.post('/partner/trainers', { name: 'Maya', activities: [] })).body;
});
const fetched = (url: string) => api.app.inject(url);
const path = () => `/partner/trainers/${trainer.id}/photo`;

test('a photo is served as a square, and leaves what others edit as it is', async () => {
  const { status, body } = await sendTrainerPhoto(asAdmin, trainer.id, photo);
  expect([status, body]).toEqual([200, { ...trainer, photo_url: body.photo_url }]);
  const served = await fetched(body.photo_url);
  expect(served.headers['content-type']).toBe('image/webp');
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 512, height: 512 });
  const changed = await asAdmin.patch(`/partner/trainers/${trainer.id}`, {
    version: 1,
    bio: 'New',
  });
  expect(changed.body).toMatchObject({ version: 2, bio: 'New', photo_url: body.photo_url });
});

test('another photo, also a HEIC one, replaces the first, whose file is deleted', async () => {
  const first = (await sendTrainerPhoto(asAdmin, trainer.id, photo)).body.photo_url;
  const second = (await sendTrainerPhoto(asAdmin, trainer.id, aHeicPhoto())).body.photo_url;
  expect(second).not.toBe(first);
  expect([(await fetched(first)).statusCode, (await fetched(second)).statusCode]).toEqual([
    404, 200,
  ]);
  const removed = await asAdmin.delete(path());
  expect(removed.body.photo_url).toBeNull();
  expect((await asAdmin.delete(path())).body).toEqual(removed.body);
  expect((await fetched(second)).statusCode).toBe(404);
});

test('of two photos sent at once one stays, and the other’s file goes', async () => {
  const sent = await Promise.all([1, 2].map(() => sendTrainerPhoto(asAdmin, trainer.id, photo)));
  const urls: string[] = sent.map(({ body }) => body.photo_url);
  const statuses = await Promise.all(urls.map(async (url) => (await fetched(url)).statusCode));
  expect(statuses.toSorted()).toEqual([200, 404]);
});

test('another organisation, a file that is no image, and more than 20 MB change nothing', async () => {
  const elsewhere = await createOrganisation(api.deps.db);
  const stranger = await aMember(api.deps, { role: 'partner_admin', organisationId: elsewhere });
  const asStranger = await api.clientFor(stranger);
  expect((await sendTrainerPhoto(asStranger, trainer.id, photo)).status).toBe(404);
  expect((await asStranger.delete(path())).status).toBe(404);
  const markup = await sendTrainerPhoto(asAdmin, trainer.id, await anImageWithMarkup());
  expect([markup.status, markup.body.code]).toEqual([400, 'image_with_other_content']);
  const large = await sendTrainerPhoto(asAdmin, trainer.id, Buffer.alloc(20 * 1024 * 1024 + 1));
  expect([large.status, large.body.code]).toEqual([413, 'payload_too_large']);
  expect((await asAdmin.get(`/partner/trainers/${trainer.id}`)).body).toEqual(trainer);
});

test('the photo stays when the account that uploaded it is deleted', async () => {
  const { photo_url } = (await sendTrainerPhoto(asAdmin, trainer.id, photo)).body;
  expect((await asAdmin.get('/profile/data')).body.images).toEqual([]);
  await asAdmin.post('/profile/delete', { password: TEST_PASSWORD });
  await api.runJob('images.delete-unused');
  expect((await fetched(photo_url)).statusCode).toBe(200);
});

test('changes of the photo are in the audit log', async () => {
  await sendTrainerPhoto(asAdmin, trainer.id, photo);
  await asAdmin.delete(path());
  const entries = await api.deps.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', trainer.id)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    'create_trainer',
    'set_trainer_photo',
    'remove_trainer_photo',
  ]);
});
