import { expect, test } from 'vitest';
import type { Role } from '#features/accounts/session/session-user.ts';
import { isCurrentEntry, menuForRole, partnerSections } from './menu-for-role.ts';

const everyone = [
  'nav.dashboard',
  'nav.digitalId',
  'nav.explore',
  'nav.bookings',
  'nav.membership',
];
const names = (role: Role) =>
  menuForRole(role).flatMap(({ entries }) => entries.map(({ name }) => name));

test('a member has the entries for everyone', () => {
  expect(names('member')).toEqual(everyone);
});

test('an admin also has applications and the venue dashboard', () => {
  expect(names('admin')).toEqual([...everyone, 'nav.partnerApplications', 'nav.venueDashboard']);
});

test.each<Role>(['partner_admin', 'partner_staff'])('%s also has both dashboards', (role) => {
  expect(names(role)).toEqual([...everyone, 'nav.partnerDashboard', 'nav.venueDashboard']);
});

test('no sidebar links the scanner', () => {
  for (const role of ['member', 'admin', 'partner_admin'] as const) {
    expect(menuForRole(role).flatMap(({ entries }) => entries.map(({ to }) => to))).not.toContain(
      '/app/scan',
    );
  }
});

test('the partner dashboard has five sections', () => {
  expect(partnerSections.map(({ hash }) => hash)).toEqual([
    '#your-venues',
    '#trainers',
    '#class-templates',
    '#class-schedule',
    '#qr-codes',
  ]);
});

test('each of the platform’s pages lights the one entry that they share', () => {
  const currentAt = (pathname: string) =>
    menuForRole('admin')
      .flatMap(({ entries }) => entries)
      .filter((entry) => isCurrentEntry(entry, pathname))
      .map(({ name }) => name);
  for (const page of [
    'partner-applications',
    'plans/plus',
    'payments/revenue',
    'users',
    'audit-log',
  ])
    expect(currentAt(`/app/admin/${page}`)).toEqual(['nav.partnerApplications']);
  expect(currentAt('/app/membership/visits')).toEqual(['nav.membership']);
  expect(currentAt('/app/administration')).toEqual([]);
});
