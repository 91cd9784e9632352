import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, expect } from 'vitest';
import { venuePageHead } from '../../src/features/venues/index.ts';
import type { PageHead } from '../../src/platform/http/web-app/page-head.ts';
import { createPageHeads } from '../../src/platform/http/web-app/page-heads.ts';
import { serveWebApp } from '../../src/platform/http/web-app/serve-web-app.ts';
import { api, test } from '../api-test.ts';
import { testConfig } from '../build-app.ts';
import { aMember, anAttachedImage, aVenue } from '../builders.ts';

const SHELL_HTML =
  '<html lang="en"><head><script>paint()</script><title>Pulse</title></head><body>Shell</body></html>';
const MALICIOUS_TEXT = '</script><script>alert(1)</script>"\'$&<!--';

let webServer: FastifyInstance;
let folder: string;
const venues: Record<'open' | 'hostile' | 'draft', string> = { open: '', hostile: '', draft: '' };

test.beforeAll(async () => {
  const { db } = api.deps;
  venues.open = await aVenue(db, {
    name: 'Nafas Studio',
    address: 'Rue Armenia 12',
    description: 'A bright room above the harbour.',
    activities: ['yoga'],
    opening_hours: [{ weekday: 1, opens: '07:00', closes: '22:00' }],
  });
  venues.hostile = await aVenue(db, { name: MALICIOUS_TEXT, description: MALICIOUS_TEXT });
  venues.draft = await aVenue(db, { name: 'Secret Draft', status: 'draft' });
  folder = mkdtempSync(join(tmpdir(), 'pulse-heads-'));
  mkdirSync(join(folder, 'faq'));
  const page = (language: string) =>
    `<html><head><link rel="canonical" href="https://public-url.invalid/faq"/></head>${language}</html>`;
  writeFileSync(join(folder, '__spa-fallback.html'), SHELL_HTML);
  writeFileSync(join(folder, 'index.html'), page('home'));
  writeFileSync(join(folder, 'faq/index.html'), page('English'));
  writeFileSync(join(folder, 'faq/index.fr.html'), page('Français'));
  webServer = Fastify();
  await serveWebApp(webServer, testConfig, { folder, heads: [venuePageHead(api.deps)] });
});
afterAll(async () => {
  await webServer.close();
  rmSync(folder, { recursive: true });
});

const page = (id: string) => webServer.inject(`/app/venue/${id}`);
const structuredIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

test('a published venue puts its name, description, image and location into the head of its page', async () => {
  const { payload, statusCode } = await page(venues.open);
  expect(statusCode).toBe(200);
  expect(payload).toContain('<title>Nafas Studio, Beirut · Pulse</title>');
  expect(payload).toContain('property="og:description" content="A bright room above the harbour."');
  expect(payload).toContain('property="og:image" content="http://pulse.test/social-card.png"');
  expect(payload).toContain('rel="canonical" href="http://pulse.test/venues/nafas-studio-beirut"');
  expect(payload.match(/<title>/g)).toHaveLength(1);
  expect(structuredIn(payload)).toMatchObject({
    '@type': 'ExerciseGym',
    name: 'Nafas Studio',
    address: { streetAddress: 'Rue Armenia 12', addressLocality: 'Beirut' },
    geo: { latitude: 33.8938, longitude: 35.5018 },
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Monday', opens: '07:00', closes: '22:00' },
    ],
  });
});

test('the image of a link preview is the venue’s cover, at an address that works', async () => {
  const { db } = api.deps;
  const venue_id = await aVenue(db, { name: 'With a cover' });
  const storage_key = await anAttachedImage(api.deps, 'venue_image');
  await db.insertInto('venue_images').values({ venue_id, sort_order: 0, storage_key }).execute();
  const { payload } = await page(venue_id);
  const address = /property="og:image" content="http:\/\/pulse\.test([^"]+)"/.exec(payload)?.[1];
  expect(structuredIn(payload).image).toBe(`http://pulse.test${address}`);
  const served = await api.app.inject(String(address));
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
});

test('a rating is included only once a member has reviewed the venue', async () => {
  expect(structuredIn((await page(venues.open)).payload)).not.toHaveProperty('aggregateRating');
  const reviewed = await aVenue(api.deps.db, { name: 'Reviewed' });
  const { id } = await aMember(api.deps);
  await api.deps.db
    .insertInto('reviews')
    .values({ venue_id: reviewed, user_id: id, rating: 4, text: 'Good floor.' })
    .execute();
  expect(structuredIn((await page(reviewed)).payload).aggregateRating).toMatchObject({
    ratingValue: 4,
    reviewCount: 1,
  });
});

test('a malicious name is escaped, and the page still allows only its own script', async () => {
  const { payload, headers } = await page(venues.hostile);
  expect(payload).not.toContain('<script>alert');
  expect(payload.match(/<script/g)).toHaveLength(2);
  expect(payload).toContain('<title>&lt;/script&gt;&lt;script&gt;alert(1)');
  expect(structuredIn(payload).name).toBe(MALICIOUS_TEXT);
  const policy = String(headers['content-security-policy']);
  expect(policy.match(/'sha256-/g)).toHaveLength(1);
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(policy).toBe(String((await webServer.inject('/app')).headers['content-security-policy']));
});

test('drafts, unknown venues and invalid URLs leave the shell as it is', async () => {
  for (const id of [venues.draft, randomUUID(), "x'; DROP", '%00', `${venues.open}0`]) {
    const { payload, statusCode } = await page(id);
    expect([statusCode, payload], id).toEqual([200, SHELL_HTML]);
  }
});

test('an open page is looked up once in five minutes, other pages never', async () => {
  let now = 0;
  const lookups: string[] = [];
  const find = async (id: string) => {
    lookups.push(id);
    return null;
  };
  const headOf = createPageHeads([{ path: /^app\/venue\/(\w+)$/, find }], api.deps.log, () => now);
  await headOf('app/dashboard');
  await headOf('app/venue/a');
  await headOf('app/venue/a');
  expect(lookups).toEqual(['a']);
  now = 5 * 60_000;
  await headOf('app/venue/a');
  expect(lookups).toEqual(['a', 'a']);
});

test('no more than 500 heads are cached, the oldest is evicted first', async () => {
  const lookups: string[] = [];
  const find = async (id: string): Promise<PageHead | null> => {
    lookups.push(id);
    return null;
  };
  const headOf = createPageHeads([{ path: /^v\/(\d+)$/, find }], api.deps.log);
  for (let id = 0; id <= 500; id += 1) await headOf(`v/${id}`);
  await headOf('v/500');
  expect(lookups).toHaveLength(501);
  await headOf('v/0');
  expect(lookups).toHaveLength(502);
});

test('when the database fails the page has no head, and the next request tries again', async () => {
  let calls = 0;
  const find = async () => {
    calls += 1;
    throw new Error('gone');
  };
  const quiet = { ...api.deps.log, error: () => undefined } as typeof api.deps.log;
  const headOf = createPageHeads([{ path: /^v\/(\d+)$/, find }], quiet);
  expect(await headOf('v/1')).toBeNull();
  expect(await headOf('v/1')).toBeNull();
  expect(calls).toBe(2);
});

test('a public page is in the language of its URL, else of the browser, with this server’s URLs', async () => {
  const text = async (url: string, language?: string) =>
    (await webServer.inject({ url, headers: language ? { 'accept-language': language } : {} }))
      .payload;
  expect(await text('/faq')).toContain('English');
  expect(await text('/faq', 'fr-CH,de;q=0.8')).toContain('Français');
  expect(await text('/faq?lang=fr', 'de')).toContain('Français');
  expect(await text('/faq?lang=en', 'fr')).toContain('English');
  expect(await text('/faq?lang=xx')).toContain('English');
  expect(await text('/faq')).toContain('href="http://pulse.test/faq"');
});

test('a page that has not changed is not sent again', async () => {
  const first = await webServer.inject('/faq');
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect((await webServer.inject({ url: '/faq', headers })).statusCode).toBe(304);
});

test('robots.txt refers to the sitemap and allows venues, not the rest of the app', async () => {
  const robots = (await webServer.inject('/robots.txt')).payload;
  expect(robots).toContain('Sitemap: http://pulse.test/sitemap.xml');
  expect(robots).toContain('Allow: /app/venue/\nDisallow: /app/');
});
