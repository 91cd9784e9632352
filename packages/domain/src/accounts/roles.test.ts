import { expect, test } from 'vitest';
import {
  canReviewApplications,
  canUsePartnerDashboard,
  canUseVenueDashboard,
  ROLES,
} from './roles.ts';

const rolesThat = (may: (role: (typeof ROLES)[number]) => boolean) => ROLES.filter(may).sort();

test('each gate lets in the roles that the spec names and nobody else', () => {
  expect(rolesThat(canReviewApplications)).toEqual(['admin', 'ops']);
  expect(rolesThat(canUsePartnerDashboard)).toEqual(['partner_admin', 'partner_staff']);
  const venue = ['admin', 'manager', 'partner_admin', 'partner_staff'];
  expect(rolesThat(canUseVenueDashboard)).toEqual(venue);
});

test('an ordinary member passes no gate', () => {
  const gates = [canReviewApplications, canUsePartnerDashboard, canUseVenueDashboard];
  expect(gates.some((gate) => gate('member'))).toBe(false);
});
