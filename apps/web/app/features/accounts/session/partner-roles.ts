import type { Role, SessionUser } from './session-user.ts';

/** The roles of those who work for a partner. */
export const partnerRoles: readonly Role[] = ['partner_admin', 'partner_staff'];

/** Whether somebody works for a partner. */
export function isPartner(user: Pick<SessionUser, 'role'>): boolean {
  return partnerRoles.includes(user.role);
}
