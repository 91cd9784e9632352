import { beforeEach, expect, test, vi } from 'vitest';
import { type EarlyRead, takeEarlyData, takeEarlyResponse } from './early-response.ts';

const url = '/api/v1/venues-with-classes?date=2026-11-22';
const headers = { Authorization: 'Bearer token', 'Accept-Language': 'fr' };
const request = (path = url, changed: RequestInit = {}) =>
  new Request(`http://pulse.test${path}`, { headers, ...changed });

let earlyRead: EarlyRead;
beforeEach(() => {
  const response = Promise.resolve(Response.json({ items: [] }));
  const answer = Promise.resolve({ items: [] });
  earlyRead = { url, token: 'token', language: 'fr', requestedAt: 1000, response, answer };
  vi.stubGlobal('window', { earlyRead });
});

test('the first request to the address of the early one gets its response, the next one does not', () => {
  expect(takeEarlyResponse(request(), 2000)).toBe(earlyRead.response);
  expect(takeEarlyResponse(request(), 2000)).toBeUndefined();
});

test('a request to another address leaves it to the one it is for', () => {
  expect(takeEarlyResponse(request(`${url}&q=yoga`), 2000)).toBeUndefined();
  expect(takeEarlyResponse(request(url, { method: 'POST' }), 2000)).toBeUndefined();
  expect(takeEarlyResponse(request(), 2000)).toBe(earlyRead.response);
});

test.each([
  ['another session', { headers: { ...headers, Authorization: 'Bearer other' } }, 2000],
  ['nobody', { headers: { 'Accept-Language': 'fr' } }, 2000],
  ['another language', { headers: { ...headers, 'Accept-Language': 'de' } }, 2000],
  ['a page that was opened later', {}, 32_000],
])('%s does not get it', (_, changed, now) => {
  expect(takeEarlyResponse(request(url, changed), now)).toBeUndefined();
});

test('what the early response says is there for the member who asked, once it has arrived', () => {
  const kept = (token: string, lang: string) => {
    vi.stubGlobal('localStorage', { getItem: () => token });
    vi.stubGlobal('document', { documentElement: { lang } });
  };
  earlyRead.requestedAt = Date.now();
  kept('token', 'fr');
  expect(takeEarlyData(url)).toBeUndefined();
  earlyRead.data = { items: [] };
  expect(takeEarlyData(`${url}&q=yoga`)).toBeUndefined();
  expect(takeEarlyData(url)).toEqual({ data: { items: [] }, requestedAt: earlyRead.requestedAt });
  expect(takeEarlyData(url)).toBeUndefined();

  for (const [token, lang] of [['other', 'fr'] as const, ['token', 'de'] as const]) {
    window.earlyRead = earlyRead;
    kept(token, lang);
    expect(takeEarlyData(url)).toBeUndefined();
  }
});
