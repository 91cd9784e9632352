import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, type TestApp } from '../../../test/build-app.ts';
import { aMember } from '../../../test/builders.ts';
import { aPicture } from '../../../test/hostile-pictures.ts';
import { sendPicture } from '../../../test/send-picture.ts';

let pulse: TestApp;
beforeAll(async () => {
  pulse = await buildApp();
});
afterAll(() => pulse.close());

const field = 'screenshot';
async function withScreenshot() {
  const person = await aMember(pulse.deps);
  const caller = await pulse.as(person);
  const { body: sent } = await sendPicture(caller, await aPicture(), { field });
  const told = { category: 'bug', message: 'It looks like this', ...sent };
  const { body } = await caller.post('/feedback', told);
  return { person, caller, told, id: body.id as string, given: body };
}
const fetchAs = async (person: Parameters<TestApp['tokenOf']>[0], id: string) =>
  pulse.app.inject({
    url: `/api/v1/feedback/${id}/screenshot`,
    headers: { authorization: `Bearer ${await pulse.tokenOf(person)}` },
  });

test('the author and staff see the screenshot, as a picture that nobody keeps', async () => {
  const { person, id, given } = await withScreenshot();
  expect(given.has_screenshot).toBe(true);
  for (const role of ['member', 'ops', 'admin'] as const) {
    const reader = role === 'member' ? person : await aMember(pulse.deps, { role });
    const answer = await fetchAs(reader, id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 640, height: 480 });
  }
});

test.each(['member', 'manager', 'partner_admin', 'partner_staff'] as const)(
  'another %s does not learn that there is one',
  async (role) => {
    const { id } = await withScreenshot();
    const answer = await fetchAs(await aMember(pulse.deps, { role }), id);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  },
);

test('its key opens nothing at the address of open pictures', async () => {
  const { told } = await withScreenshot();
  const answer = await pulse.app.inject(`/api/v1/pictures/${told.screenshot_key}.webp`);
  expect(answer.statusCode).toBe(404);
});

test('a screenshot is used once, by whoever uploaded it', async () => {
  const { caller, told } = await withScreenshot();
  expect((await caller.post('/feedback', told)).body.code).toBe('screenshot_unknown');
  const { body: sent } = await sendPicture(caller, await aPicture(), { field });
  const thief = await pulse.as(await aMember(pulse.deps));
  const stolen = await thief.post('/feedback', { ...told, ...sent });
  expect([stolen.status, stolen.body.code]).toEqual([409, 'screenshot_unknown']);
  expect((await thief.get('/feedback')).body.items).toEqual([]);
  expect((await caller.post('/feedback', { ...told, ...sent })).status).toBe(201);
});

test.each(['', 'x', '0'.repeat(32)])('the made-up key "%s" is no screenshot', async (key) => {
  const { caller, told } = await withScreenshot();
  const answer = await caller.post('/feedback', { ...told, screenshot_key: key });
  expect([answer.status, answer.body.code]).toEqual([409, 'screenshot_unknown']);
});

test('a photo is no screenshot', async () => {
  const { caller, told } = await withScreenshot();
  const { body } = await sendPicture(caller, await aPicture(), { field: 'photo' });
  const screenshot_key = body.photo_url.match(/[0-9a-f]{32}/)[0];
  expect((await caller.post('/feedback', { ...told, screenshot_key })).status).toBe(409);
});

test('feedback without a screenshot has none to fetch', async () => {
  const person = await aMember(pulse.deps);
  const caller = await pulse.as(person);
  const { body } = await caller.post('/feedback', { category: 'idea', message: 'Only words' });
  expect(body.has_screenshot).toBe(false);
  expect((await fetchAs(person, body.id)).statusCode).toBe(404);
});
