import { describe, expect, test } from 'vitest';
import { readScannedText } from './read-scanned-text.ts';
import { readSharedLink } from './read-shared-link.ts';

const origin = 'https://pulse.test';
const signature = 'kZ8vB1nQ3xW7yT5rE9uI2oP4aS6dF0gH1jK3lZ5xC7v';
const read = (text: string) => readScannedText(text, origin);
const share = (fields: Record<string, string>) =>
  readSharedLink(new URLSearchParams(fields), origin);

describe('a text at the scanner', () => {
  test('a poster’s link, its signed link and its code lead to the door', () => {
    expect(read(`${origin}/checkin/abcd1234`)).toEqual({ path: '/checkin/abcd1234' });
    expect(read(`${origin}/checkin/venue-1/${signature}`)).toEqual({
      path: `/checkin/venue-1/${signature}`,
    });
    expect(read('  abcd1234 \n')).toEqual({ path: '/checkin/abcd1234' });
    expect(read(`${origin}/checkin/abcd1234/?from=poster#top`)).toEqual({
      path: '/checkin/abcd1234',
    });
  });

  test('another address of the same server leads to this one’s door', () => {
    expect(read('http://192.168.1.9:3000/checkin/abcd1234')).toEqual({
      path: '/checkin/abcd1234',
    });
  });

  test('everything else says what it is', () => {
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
  ])('no text leads anywhere but to a door: %s', (text) => {
    const answer = read(text);
    const path = 'path' in answer ? answer.path : '/checkin/none';
    expect(new URL(path, origin).origin).toBe(origin);
    expect(path).toMatch(/^\/checkin\/[\w-]+(\/[\w-]+)?$/);
  });
});

describe('what is shared to the installed app', () => {
  test('a visit that shares nothing is none', () => {
    expect(share({})).toBeNull();
    expect(share({ from: 'menu' })).toBeNull();
  });

  test('a check-in link opens its door, whichever field it comes in', () => {
    const link = `${origin}/checkin/abcd1234`;
    expect(share({ url: link })).toEqual({ path: '/checkin/abcd1234' });
    expect(share({ text: link })).toEqual({ path: '/checkin/abcd1234' });
    expect(share({ title: 'Door', text: `Check in here: ${link} See you!` })).toEqual({
      path: '/checkin/abcd1234',
    });
  });

  test('another link stays here and says whose it is', () => {
    expect(share({ text: 'Look: https://evil.example/app' })).toEqual({
      problem: 'other_site',
      host: 'evil.example',
    });
    expect(share({ title: 'A song' })).toEqual({ problem: 'not_ours' });
  });
});
