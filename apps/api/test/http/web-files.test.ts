import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Config } from '../../src/config.ts';
import { addApiHeaders } from '../../src/platform/http/server/api-headers.ts';
import { serveWebApp } from '../../src/platform/http/web-app/serve-web-app.ts';
import { testConfig } from '../build-app.ts';
import { createTemporaryFolder } from '../fixtures/temporary-folder.ts';

async function buildWebServer(changes: Partial<Config> = {}) {
  const folder = createTemporaryFolder('web');
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'faq'));
  writeFileSync(join(folder, 'index.html'), '<script>one()</script><h1>Landing</h1>');
  writeFileSync(join(folder, '__spa-fallback.html'), '<script src="/a.js"></script>Shell');
  writeFileSync(join(folder, 'faq/index.html'), '<h1>FAQ</h1>');
  writeFileSync(join(folder, 'assets/app-1a2b3c.js'), 'console');
  // As the build writes it, with its copies.
  const large = Buffer.from('const answer = 42;\n'.repeat(500));
  writeFileSync(join(folder, 'assets/large-4d5e6f.js'), large);
  writeFileSync(join(folder, 'assets/large-4d5e6f.js.br'), brotliCompressSync(large));
  writeFileSync(join(folder, 'assets/large-4d5e6f.js.gz'), gzipSync(large));
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'sw.js'), 'on');
  writeFileSync(join(folder, 'sw-off.js'), 'off');
  writeFileSync(join(folder, 'manifest.en.webmanifest'), '{}');
  const app = Fastify();
  addApiHeaders(app, { ...testConfig, ...changes });
  await serveWebApp(app, { ...testConfig, ...changes }, { folder });
  return app;
}

test('prerendered pages are served at their URL, the shell at every other', async () => {
  const app = await buildWebServer();
  const text = async (url: string) => (await app.inject(url)).payload;
  expect(await text('/')).toContain('Landing');
  expect(await text('/faq')).toContain('FAQ');
  expect(await text('/faq?x=1')).toContain('FAQ');
  expect(await text('/app/venue/12')).toContain('Shell');
  expect((await app.inject('/app/bookings')).headers['cache-control']).toBe('no-cache');
});

test('hashed files are cached for ever, missing ones and paths outside are not pages', async () => {
  const app = await buildWebServer();
  const asset = await app.inject('/assets/app-1a2b3c.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.inject('/favicon.svg')).headers['cache-control']).toContain('max-age=3600');
  expect((await app.inject('/assets/gone.js')).statusCode).toBe(404);
  expect((await app.inject('/api/v1/nowhere')).statusCode).toBe(404);
  expect((await app.inject('/..%2f..%2fetc%2fpasswd')).payload).not.toContain('root:');
});

test('the service worker is revalidated each time, may fetch from here only, and can be switched off', async () => {
  const worker = await (await buildWebServer()).inject('/sw.js');
  expect(worker.payload).toBe('on');
  expect(worker.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  const off = await buildWebServer({ serviceWorker: false });
  expect((await off.inject('/sw.js')).payload).toBe('off');
});

test('the manifest of the installed app has its own type', async () => {
  const manifest = await (await buildWebServer()).inject('/manifest.en.webmanifest');
  expect(manifest.headers['content-type']).toContain('application/manifest+json');
});

test('a page allows its own inline scripts by their hash, and no others', async () => {
  const app = await buildWebServer();
  const policy = async (url: string) =>
    String((await app.inject(url)).headers['content-security-policy']);
  expect(await policy('/')).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/=]+';/);
  expect(await policy('/app')).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(await policy('/')).toContain("worker-src 'self' blob:");
  expect(await policy('/')).toContain("object-src 'none';base-uri 'none'");
  expect(await policy('/')).toContain("frame-ancestors 'none'");
  expect(await policy('/')).not.toMatch(/script-src[^;]*unsafe-inline/);
});

test('over TLS every response says that it is the only way here, subdomains included', async () => {
  const urls = ['/', '/assets/app-1a2b3c.js', '/sw.js', '/api/v1/nowhere'];
  const policies = async (publicUrl: string) => {
    const app = await buildWebServer({ publicUrl });
    const responses = await Promise.all(urls.map((url) => app.inject(url)));
    return new Set(responses.map(({ headers }) => headers['strict-transport-security']));
  };
  expect(await policies('https://pulse.example')).toEqual(
    new Set(['max-age=31536000; includeSubDomains']),
  );
  expect(await policies('http://localhost:3000')).toEqual(new Set([undefined]));
});

test('a page tells other sites no path, and none may show it in a frame', async () => {
  const { headers } = await (await buildWebServer()).inject('/app');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
});

test('text files are sent as brotli or gzip where the client accepts it, and uncompressed elsewhere', async () => {
  const app = await buildWebServer();
  const url = '/assets/large-4d5e6f.js';
  const ask = (encoding: string, more = {}) =>
    app.inject({ url, headers: { 'accept-encoding': encoding, ...more } });
  const small = await ask('gzip, deflate, br, zstd');
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  const gzip = await ask('gzip, br;q=0');
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  const plain = await app.inject(url);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.headers.vary).toBe('accept-encoding');
  expect((await ask('identity')).headers).not.toHaveProperty('content-encoding');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.payload);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload);
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
});

test('a small file without a copy travels as it is, and a copy has no address of its own', async () => {
  const app = await buildWebServer();
  const headers = { 'accept-encoding': 'gzip, br' };
  const small = await app.inject({ url: '/assets/app-1a2b3c.js', headers });
  expect(small.payload).toBe('console');
  expect(small.headers).not.toHaveProperty('content-encoding');
  expect((await app.inject('/assets/large-4d5e6f.js.br')).statusCode).toBe(404);
});

test('a file that the browser has already is not sent again', async () => {
  const app = await buildWebServer();
  const url = '/assets/large-4d5e6f.js';
  const { headers } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  const known = { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) };
  expect((await app.inject({ url, headers: known })).statusCode).toBe(304);
});
