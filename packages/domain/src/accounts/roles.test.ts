import { expect, test } from 'vitest';
import {
  canChangeVenues,
  canReviewApplications,
  canRunDoor,
  canRunPlatform,
  canRunSchedule,
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
  expect(holders(canRunDoor)).toEqual(venue);
});

test('staff run the schedule, but only the partner admin changes venues', () => {
  expect(holders(canRunSchedule)).toEqual(['partner_admin', 'partner_staff']);
  expect(holders(canChangeVenues)).toEqual(['partner_admin']);
});

test('only an admin edits plans and roles', () => {
  expect(holders(canRunPlatform)).toEqual(['admin']);
});

test('an ordinary member passes no gate', () => {
  const gates = [canReviewApplications, canUsePartnerDashboard, canUseVenueDashboard, canRunDoor];
  expect(gates.some((gate) => gate('member'))).toBe(false);
});
