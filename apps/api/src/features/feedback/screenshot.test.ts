import sharp from 'sharp';
import { expect } from 'vitest';
import { api, test } from '../../../test/api-test.ts';
import type { TestApp } from '../../../test/build-app.ts';
import { aMember } from '../../../test/builders.ts';
import { sendImage } from '../../../test/client/send-image.ts';
import { anImage } from '../../../test/fixtures/malicious-images.ts';

const FIELD = 'screenshot';
async function aFeedbackWithScreenshot() {
  const person = await aMember(api.deps);
  const caller = await api.clientFor(person);
  const { body: sent } = await sendImage(caller, await anImage(), { field: FIELD });
  const requestBody = { category: 'bug', message: 'It looks like this', ...sent };
  const { body } = await caller.post('/feedback', requestBody);
  return { person, caller, requestBody, id: body.id as string, created: body };
}
const fetchAs = async (person: Parameters<TestApp['tokenOf']>[0], id: string) =>
  api.app.inject({
    url: `/api/v1/feedback/${id}/screenshot`,
    headers: { authorization: `Bearer ${await api.tokenOf(person)}` },
  });

test('the author and staff see the screenshot, as an image that is not cached', async () => {
  const { person, id, created } = await aFeedbackWithScreenshot();
  expect(created.has_screenshot).toBe(true);
  for (const role of ['member', 'ops', 'admin'] as const) {
    const reader = role === 'member' ? person : await aMember(api.deps, { role });
    const response = await fetchAs(reader, id);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 640, height: 480 });
  }
});

test.each(['member', 'manager', 'partner_admin', 'partner_staff'] as const)(
  'another %s does not learn that there is one',
  async (role) => {
    const { id } = await aFeedbackWithScreenshot();
    const response = await fetchAs(await aMember(api.deps, { role }), id);
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
  },
);

test('its key is not served at the URL of public images', async () => {
  const { requestBody } = await aFeedbackWithScreenshot();
  const response = await api.app.inject(`/api/v1/images/${requestBody.screenshot_key}.webp`);
  expect(response.statusCode).toBe(404);
});

test('a screenshot is used once, by the member who uploaded it', async () => {
  const { caller, requestBody } = await aFeedbackWithScreenshot();
  expect((await caller.post('/feedback', requestBody)).body.code).toBe('screenshot_unknown');
  const { body: sent } = await sendImage(caller, await anImage(), { field: FIELD });
  const thief = await api.clientFor(await aMember(api.deps));
  const stolen = await thief.post('/feedback', { ...requestBody, ...sent });
  expect([stolen.status, stolen.body.code]).toEqual([409, 'screenshot_unknown']);
  expect((await thief.get('/feedback')).body.items).toEqual([]);
  expect((await caller.post('/feedback', { ...requestBody, ...sent })).status).toBe(201);
});

test.each(['', 'x', '0'.repeat(32)])('the made-up key "%s" is no screenshot', async (key) => {
  const { caller, requestBody } = await aFeedbackWithScreenshot();
  const response = await caller.post('/feedback', { ...requestBody, screenshot_key: key });
  expect([response.status, response.body.code]).toEqual([409, 'screenshot_unknown']);
});

test('a photo is no screenshot', async () => {
  const { caller, requestBody } = await aFeedbackWithScreenshot();
  const { body } = await sendImage(caller, await anImage(), { field: 'photo' });
  const screenshot_key = body.photo_url.match(/[0-9a-f]{32}/)[0];
  expect((await caller.post('/feedback', { ...requestBody, screenshot_key })).status).toBe(409);
});

test('feedback without a screenshot has none to fetch', async () => {
  const person = await aMember(api.deps);
  const caller = await api.clientFor(person);
  const { body } = await caller.post('/feedback', { category: 'idea', message: 'Only words' });
  expect(body.has_screenshot).toBe(false);
  expect((await fetchAs(person, body.id)).statusCode).toBe(404);
});
