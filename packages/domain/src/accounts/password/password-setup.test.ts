import { expect, test } from 'vitest';
import { needsPasswordSetup, routeForcesPasswordSetup } from './password-setup.ts';

test.each([
  [{ user_metadata: { password_set: false, role: 'partner_admin' } }],
  [{ user_metadata: { password_set: false }, app_metadata: { role: 'partner' } }],
  [{ user_metadata: { password_set: false }, app_metadata: { partner_org_id: 'o1' } }],
  [{ user_metadata: { partner_org_id: 'o1' }, app_metadata: { password_set: false } }],
])('a partner without a password must set one: %j', (user) => {
  expect(needsPasswordSetup(user)).toBe(true);
});

test.each([
  [{}],
  [{ user_metadata: null, app_metadata: null }],
  [{ user_metadata: { role: 'partner_admin' } }],
  [{ user_metadata: { password_set: null, role: 'partner_admin' } }],
  [{ user_metadata: { password_set: 0, role: 'partner_admin' } }],
  [{ user_metadata: { password_set: 'false', role: 'partner_admin' } }],
  [{ user_metadata: { password_set: false, role: 'member' } }],
  [{ user_metadata: { password_set: false, partner_org_id: '' } }],
])('no other user must set one: %j', (user) => {
  expect(needsPasswordSetup(user)).toBe(false);
});

test('the user metadata wins over the app metadata once a password is set', () => {
  const user = {
    user_metadata: { password_set: true, role: 'partner_admin' },
    app_metadata: { password_set: false, role: 'partner_admin' },
  };
  expect(needsPasswordSetup(user)).toBe(false);
});

test('only a route that requires a partner role forces the dialog', () => {
  expect(routeForcesPasswordSetup(['partner_admin', 'partner_staff'])).toBe(true);
  expect(routeForcesPasswordSetup(['admin', 'manager', 'partner_staff'])).toBe(true);
  expect(routeForcesPasswordSetup(['admin', 'ops'])).toBe(false);
  expect(routeForcesPasswordSetup([])).toBe(false);
});
