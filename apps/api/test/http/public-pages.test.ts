import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, expect } from 'vitest';
import { listSitemapPages, publicPageSources } from '../../src/features/public-pages/index.ts';
import { serveWebApp } from '../../src/platform/http/web-app/serve-web-app.ts';
import { createSitemap } from '../../src/platform/http/web-app/sitemap.ts';
import { api, test } from '../api-test.ts';
import { testConfig } from '../build-app.ts';
import { aVenue } from '../builders.ts';
import { createTemporaryFolder } from '../fixtures/temporary-folder.ts';

let webServer: FastifyInstance;
let builtFolder: string;
let renderings = 0;

test.beforeAll(async () => {
  const { db } = api.deps;
  await aVenue(db, { name: 'Nafas', city: 'Batroun' });
  await aVenue(db, { name: 'Draft', city: 'Batroun', status: 'draft' });
  const renamed = await aVenue(db, { name: 'Old Name', city: 'Batroun' });
  await db.updateTable('venues').set({ name: 'New $& Name' }).where('id', '=', renamed).execute();
  builtFolder = createBuiltFolder();
  webServer = await serve(builtFolder);
});
afterAll(async () => {
  await webServer.close();
  rmSync(builtFolder, { recursive: true });
});

function createBuiltFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pulse-pages-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, 'templates'));
  mkdirSync(join(folder, 'faq'));
  write('__spa-fallback.html', '<html><head></head><body>Shell</body></html>');
  write('index.html', 'Landing');
  write('faq/index.html', 'FAQ');
  write(
    'page-routes.json',
    JSON.stringify(['/', '/app', '/app/venue/:id', '/explore', '/faq', '/venues/:slug']),
  );
  for (const language of ['en', 'fr', 'de']) {
    for (const page of ['venue', 'city', 'cities'])
      write(
        `templates/${page}.${language}.html`,
        `<html lang="${language}"><head><script>paint()</script></head><body><div data-slot="page"></div></body></html>`,
      );
    write(`templates/not-found.${language}.html`, `Nothing here (${language})`);
  }
  return folder;
}

async function serve(folder: string): Promise<FastifyInstance> {
  const app = Fastify();
  await serveWebApp(app, testConfig, {
    folder,
    pages: publicPageSources(api.deps),
    sitemapPages: () => listSitemapPages(api.deps),
    render: ({ page, path, language, data }) => {
      renderings += 1;
      const head = `<link rel="canonical" href="https://public-url.invalid${path}"/>`;
      const name = 'venue' in data ? JSON.stringify(data.venue) : '';
      return { head, body: `<script>evil()</script>${page} ${language} ${name}` };
    },
  });
  return app;
}

test('the page of a venue is its template with the rendered content, in the language of the reader', async () => {
  const { statusCode, payload, headers } = await webServer.inject({
    url: '/venues/nafas-batroun',
    headers: { 'accept-language': 'fr' },
  });
  expect(statusCode).toBe(200);
  expect(payload).toContain('<html lang="fr">');
  expect(payload).toContain('venue fr');
  expect(payload).toContain('"name":"Nafas"');
  expect(payload).toContain('href="http://pulse.test/venues/nafas-batroun"');
  expect(headers['cache-control']).toBe('public, max-age=60');
  expect(headers.vary).toContain('accept-language');
  expect((await webServer.inject('/venues/nafas-batroun?lang=de')).payload).toContain('venue de');
});

test('a name with characters of a replacement pattern stays as it is', async () => {
  const { payload } = await webServer.inject('/venues/new-name-batroun');
  expect(payload).toContain('"name":"New $& Name"');
});

test('a script in the content is not allowed by the policy of the page', async () => {
  const { headers } = await webServer.inject('/venues/nafas-batroun');
  const policy = String(headers['content-security-policy']);
  expect(policy.match(/'sha256-/g)).toHaveLength(1);
});

test('a page is rendered once a minute for each language, whatever other parameters it has', async () => {
  const before = renderings;
  for (const query of ['', '?utm_source=x', '?lang=en', '?y'])
    await webServer.inject(`/cities/batroun${query}`);
  expect(renderings - before).toBe(1);
});

test('a page that has not changed is not sent again', async () => {
  const first = await webServer.inject('/venues/nafas-batroun');
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect((await webServer.inject({ url: '/venues/nafas-batroun', headers })).statusCode).toBe(304);
});

test('an earlier slug, the id and capital letters redirect to the current slug, with the query', async () => {
  const { statusCode, headers } = await webServer.inject('/venues/old-name-batroun?lang=de');
  expect([statusCode, headers.location]).toEqual([301, '/venues/new-name-batroun?lang=de']);
  const { id } = await api.deps.db
    .selectFrom('venues')
    .select('id')
    .where('name', '=', 'Nafas')
    .executeTakeFirstOrThrow();
  const byId = await webServer.inject(`/venues/${id}`);
  expect([byId.statusCode, byId.headers.location]).toEqual([301, '/venues/nafas-batroun']);
  const capitals = await webServer.inject('/cities/Batroun');
  expect([capitals.statusCode, capitals.headers.location]).toEqual([301, '/cities/batroun']);
});

test.each([
  '/venues/nobody',
  '/venues/draft-batroun',
  '/venues/Nafas%20Batroun',
  '/venues/nafas-batroun/more',
  '/cities/nowhere',
  '/cities/batroun?cursor=forged',
  '/nowhere',
  '/app/nowhere',
  '/app/venue',
])('%s is answered with 404 and the not-found page', async (url) => {
  const { statusCode, payload, headers } = await webServer.inject({
    url,
    headers: { 'accept-language': 'de' },
  });
  expect([statusCode, payload]).toEqual([404, 'Nothing here (de)']);
  expect(headers['content-type']).toContain('text/html');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
});

test.each(['/app', '/app/', '/APP/venue/12', '/explore', '/app/venue/12?date=2026-06-01'])(
  '%s is a page of the app and is answered with its shell',
  async (url) => {
    const { statusCode, payload } = await webServer.inject(url);
    expect([statusCode, payload.includes('Shell')]).toEqual([200, true]);
  },
);

test('later pages of a list and filtered ones are not indexed', async () => {
  expect((await webServer.inject('/cities/batroun')).headers['x-robots-tag']).toBeUndefined();
  const filtered = await webServer.inject('/cities/batroun?activity=yoga');
  expect(filtered.headers['x-robots-tag']).toBe('noindex, follow');
});

test('when a page cannot be rendered the app is sent, which loads it itself', async () => {
  const folder = createTemporaryFolder('pages');
  writeFileSync(join(folder, '__spa-fallback.html'), 'Shell');
  const broken = await serve(folder);
  const { statusCode, payload } = await broken.inject('/venues/nafas-batroun');
  expect([statusCode, payload]).toEqual([503, 'Shell']);
  await broken.close();
});

test('the sitemap lists the public pages in three languages, drafts and earlier slugs not', async () => {
  const index = await webServer.inject('/sitemap.xml');
  expect(index.headers['content-type']).toContain('application/xml');
  expect(index.payload).toContain('<loc>http://pulse.test/sitemaps/1.xml</loc>');
  const { payload } = await webServer.inject('/sitemaps/1.xml');
  const pages = ['', '/faq', '/cities', '/cities/batroun'];
  const venues = ['/venues/nafas-batroun', '/venues/new-name-batroun'];
  for (const page of [...pages, ...venues]) {
    const address = `http://pulse.test${page || '/'}`;
    expect(payload).toContain(`<loc>${address}</loc>`);
    expect(payload).toContain(`<loc>${address}?lang=de</loc>`);
    expect(payload).toContain(`hreflang="fr" href="${address}?lang=fr"`);
  }
  expect(payload.match(/<loc>/g)).toHaveLength(18);
  expect(payload).toMatch(/new-name-batroun<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  expect((await webServer.inject('/sitemaps/2.xml')).statusCode).toBe(404);
  expect((await webServer.inject('/sitemaps/x.xml')).statusCode).toBe(404);
});

test('a sitemap of many pages is several files, none above the limit of 50,000 addresses', async () => {
  const pages = Array.from({ length: 4_500 }, (_, n) => ({
    path: `/venues/v-${n}`,
    changedOn: null,
  }));
  const sitemap = createSitemap(['/'], async () => pages, 'http://pulse.test');
  expect((await sitemap.index()).match(/<loc>/g)).toHaveLength(3);
  const files = await Promise.all([1, 2, 3, 4].map((number) => sitemap.file(number)));
  const counts = files.map((file) => file?.match(/<loc>/g)?.length ?? 0);
  expect(counts).toEqual([6_000, 6_000, 1_503, 0]);
});

test('of a build that was interrupted no page is served, and the log says so at the start', async () => {
  const folder = createTemporaryFolder('pages');
  writeFileSync(join(folder, 'index.html'), 'Landing');
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line) => void lines.push(line) } } });
  await serveWebApp(app, testConfig, { folder });
  expect(lines.join()).toMatch(/The build of the web app in .* is incomplete/);
  expect((await app.inject('/')).statusCode).toBe(404);
});
