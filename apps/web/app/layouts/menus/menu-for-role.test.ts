import { expect, test } from 'vitest';
import type { Role } from '#features/accounts/session/session-user.ts';
import { isCurrentArea, isCurrentEntry, menuForRole, partnerSections } from './menu-for-role.ts';

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

test('a page lights its own entry; one without an entry lights the area', () => {
  const currentAt = (role: Role, pathname: string) =>
    menuForRole(role).flatMap((group) => [
      ...(isCurrentArea(group, pathname) ? [group.title] : []),
      ...group.entries.filter((entry) => isCurrentEntry(entry, pathname)).map(({ name }) => name),
    ]);
  expect(currentAt('admin', '/app/admin/partner-applications')).toEqual([
    'nav.partnerApplications',
  ]);
  for (const page of ['plans/plus', 'payments/revenue', 'users', 'audit-log'])
    expect(currentAt('admin', `/app/admin/${page}`)).toEqual(['nav.admin']);
  for (const page of ['analytics', 'venues/new', 'statement'])
    expect(currentAt('partner_admin', `/app/partner/${page}`)).toEqual(['nav.partner']);
  expect(currentAt('partner_admin', '/app/partner/dashboard')).toEqual(['nav.partnerDashboard']);
  expect(currentAt('partner_admin', '/app/membership/visits')).toEqual(['nav.membership']);
  expect(currentAt('admin', '/app/administration')).toEqual([]);
});
