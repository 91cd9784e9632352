import { describe, expect, test } from 'vitest';
import { readScannedText } from './read-scanned-text.ts';
import { readSharedLink } from './read-shared-link.ts';

const origin = 'https://pulse.test';
const signature = 'kZ8vB1nQ3xW7yT5rE9uI2oP4aS6dF0gH1jK3lZ5xC7v';
const read = (text: string) => readScannedText(text, origin);
const share = (fields: Record<string, string>) =>
  readSharedLink(new URLSearchParams(fields), origin);

describe('a scanned or typed text', () => {
  test('a poster’s link, its signed link and its code open the check-in page', () => {
    expect(read(`${origin}/checkin/abcd1234`)).toEqual({ path: '/checkin/abcd1234' });
    expect(read(`${origin}/checkin/venue-1/${signature}`)).toEqual({
      path: `/checkin/venue-1/${signature}`,
    });
    expect(read('  abcd1234 \n')).toEqual({ path: '/checkin/abcd1234' });
    expect(read(`${origin}/checkin/abcd1234/?from=poster#top`)).toEqual({
      path: '/checkin/abcd1234',
    });
  });

  test('a typed code may have small letters, spaces and hyphens', () => {
    for (const typed of ['K7QX-M3PD-9RTA', 'k7qx m3pd 9rta', 'K7QXM3PD9RTA'])
      expect(read(typed)).toEqual({ path: '/checkin/K7QXM3PD9RTA' });
    // A code of the earlier form counts as it stands.
    expect(read('aB3_x-Y7Zq0Lk2Mw')).toEqual({ path: '/checkin/aB3_x-Y7Zq0Lk2Mw' });
  });

  test('a link with another origin opens the check-in page of this origin', () => {
    expect(read('http://192.168.1.9:3000/checkin/abcd1234')).toEqual({
      path: '/checkin/abcd1234',
    });
  });

  test('every other text is reported with its kind', () => {
    expect(read('https://menu.example/today')).toEqual({
      problem: 'other_site',
      host: 'menu.example',
    });
    expect(read(`${origin}/app/bookings`)).toEqual({ problem: 'other_page' });
    expect(read('PULSE1.0F3A9C77D2B1.59412345.ABCDEFGHIJKLMNOP')).toEqual({
      problem: 'digital_id',
    });
    expect(read('no code of ours!')).toEqual({ problem: 'not_ours' });
    expect(read('')).toEqual({ problem: 'not_ours' });
  });

  test.each([
    'https://evil.example/checkin/../auth?next=//evil.example',
    'https://evil.example//checkin/abcd1234',
    '//evil.example/checkin',
    'javascript:alert(1)//checkin/abcd1234',
    'data:text/html,/checkin/abcd1234',
    `${origin}/checkin/abcd1234/../../auth`,
    `${origin}/checkin/%2e%2e/auth`,
    '/checkin/abcd1234//evil.example',
    '/\\evil.example/checkin/abcd1234',
  ])('no text opens anything but a check-in page: %s', (text) => {
    const target = read(text);
    const path = 'path' in target ? target.path : '/checkin/none';
    expect(new URL(path, origin).origin).toBe(origin);
    expect(path).toMatch(/^\/checkin\/[\w-]+(\/[\w-]+)?$/);
  });
});

describe('a link shared to the installed app', () => {
  test('a visit without shared content returns null', () => {
    expect(share({})).toBeNull();
    expect(share({ from: 'menu' })).toBeNull();
  });

  test('a check-in link opens its check-in page from any field', () => {
    const link = `${origin}/checkin/abcd1234`;
    expect(share({ url: link })).toEqual({ path: '/checkin/abcd1234' });
    expect(share({ text: link })).toEqual({ path: '/checkin/abcd1234' });
    expect(share({ title: 'Door', text: `Check in here: ${link} See you!` })).toEqual({
      path: '/checkin/abcd1234',
    });
  });

  test('another link is refused with its host', () => {
    expect(share({ text: 'Look: https://evil.example/app' })).toEqual({
      problem: 'other_site',
      host: 'evil.example',
    });
    expect(share({ title: 'A song' })).toEqual({ problem: 'not_ours' });
  });
});
