import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearApplicationDraft,
  hasApplicationDraft,
  readApplicationDraft,
  saveApplicationDraft,
} from './application-draft.ts';
import { emptyApplication } from './application-values.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const typed = {
  ...emptyApplication,
  business_name: 'Harbour Studio',
  tax_id: 'LB 123456',
  bank_account: 'LB62 0999 0000 0001 0019 0122 9114',
  bank_name: 'Bank of Beirut',
  agreement: true,
};

test('a draft is kept on the device without tax id, account and agreement, and can be erased', () => {
  saveApplicationDraft(typed);
  expect([...stored.values()].join()).not.toMatch(/123456|LB62|agreement/);
  expect(readApplicationDraft()).toEqual({
    ...typed,
    tax_id: '',
    bank_account: '',
    agreement: false,
  });
  clearApplicationDraft();
  expect(hasApplicationDraft()).toBe(false);
  expect(readApplicationDraft()).toEqual(emptyApplication);
});

test('the draft of one application is not that of another', () => {
  saveApplicationDraft(typed, 'first');
  expect(readApplicationDraft(emptyApplication, 'second')).toEqual(emptyApplication);
  expect(hasApplicationDraft()).toBe(false);
});

test('a draft that cannot be read is as good as none', () => {
  stored.set('pulse_partner_application', '{"business_name": 7, "unknown": "x"');
  expect(readApplicationDraft()).toEqual(emptyApplication);
  stored.set('pulse_partner_application', '{"business_name": 7, "unknown": "x"}');
  expect(readApplicationDraft()).toEqual(emptyApplication);
});
