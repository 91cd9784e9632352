import { expect, test } from 'vitest';
import {
  canReviewApplications,
  canUsePartnerDashboard,
  canUseVenueDashboard,
  ROLES,
} from './roles.ts';

const holders = (may: (role: (typeof ROLES)[number]) => boolean) => ROLES.filter(may).sort();

test('each gate lets in the roles that the spec names and nobody else', () => {
  expect(holders(canReviewApplications)).toEqual(['admin', 'ops']);
  expect(holders(canUsePartnerDashboard)).toEqual(['partner_admin', 'partner_staff']);
  const venue = ['admin', 'manager', 'partner_admin', 'partner_staff'];
  expect(holders(canUseVenueDashboard)).toEqual(venue);
});

test('an ordinary member passes no gate', () => {
  const gates = [canReviewApplications, canUsePartnerDashboard, canUseVenueDashboard];
  expect(gates.some((gate) => gate('member'))).toBe(false);
});
