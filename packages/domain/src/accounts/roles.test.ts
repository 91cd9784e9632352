import { expect, test } from 'vitest';
import {
  canReviewApplications,
  canUsePartnerDashboard,
  canUseVenueDashboard,
  ROLES,
} from './roles.ts';

const rolesThat = (isAllowed: (role: (typeof ROLES)[number]) => boolean) =>
  ROLES.filter(isAllowed).sort();

test('each permission allows only the roles that the spec names', () => {
  expect(rolesThat(canReviewApplications)).toEqual(['admin', 'ops']);
  expect(rolesThat(canUsePartnerDashboard)).toEqual(['partner_admin', 'partner_staff']);
  const venue = ['admin', 'manager', 'partner_admin', 'partner_staff'];
  expect(rolesThat(canUseVenueDashboard)).toEqual(venue);
});

test('an ordinary member has none of the permissions', () => {
  const permissions = [canReviewApplications, canUsePartnerDashboard, canUseVenueDashboard];
  expect(permissions.some((isAllowed) => isAllowed('member'))).toBe(false);
});
