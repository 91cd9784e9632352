import { ROLES, type Role, STAFF_ROLES } from './roles.ts';

/** Whose role is to be changed. */
export interface RoleHolder {
  role: Role;
  /** Whether this person works for a partner. */
  worksForOrganisation: boolean;
}

const isStaffRole = (role: Role) => STAFF_ROLES.some((one) => one === role);

/**
 * The roles that an admin can give to a person, the present one among them. The roles of a partner
 * only to those who work for one: the partner invites the others.
 */
export function rolesToGive({ role, worksForOrganisation }: RoleHolder): Role[] {
  return ROLES.filter((one) => one === role || worksForOrganisation || !isStaffRole(one));
}

/** Why an admin cannot give this role, as the code of the field's sentence; null: they can. */
export function roleChangeFault(
  holder: RoleHolder & { isOwnAccount: boolean },
  role: Role,
): 'own_role' | 'role_needs_organisation' | null {
  if (holder.isOwnAccount) return 'own_role';
  return rolesToGive(holder).includes(role) ? null : 'role_needs_organisation';
}

/** Whether a user who works for a partner still does with this role. */
export function staysInOrganisation(role: Role): boolean {
  return isStaffRole(role);
}
