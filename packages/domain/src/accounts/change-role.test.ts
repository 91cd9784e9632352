import { expect, test } from 'vitest';
import { roleChangeFault, rolesToGive, staysInOrganisation } from './change-role.ts';
import { ROLES } from './roles.ts';

test('who works for no partner can be a member, of the ops team, or an admin', () => {
  const member = { role: 'member', worksForOrganisation: false } as const;
  expect(rolesToGive(member)).toEqual(['member', 'ops', 'admin']);
});

test('who works for a partner can have every role', () => {
  expect(rolesToGive({ role: 'partner_staff', worksForOrganisation: true })).toEqual([...ROLES]);
});

test('the present role can always be chosen again', () => {
  expect(rolesToGive({ role: 'manager', worksForOrganisation: false })).toContain('manager');
});

test('no admin gives a role to themselves, nor one of a partner to a user outside', () => {
  const outside = { role: 'member', worksForOrganisation: false, isOwnAccount: false } as const;
  expect(roleChangeFault({ ...outside, isOwnAccount: true }, 'ops')).toBe('own_role');
  expect(roleChangeFault(outside, 'partner_admin')).toBe('role_needs_organisation');
  expect(roleChangeFault(outside, 'admin')).toBeNull();
});

test('only with a role of the partner a user stays in the organisation', () => {
  const staying = ROLES.filter(staysInOrganisation);
  expect(staying).toEqual(['partner_staff', 'partner_admin', 'manager']);
});
