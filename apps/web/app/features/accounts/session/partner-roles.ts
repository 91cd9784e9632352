import type { Role, SessionUser } from './session-user.ts';

/** The roles of partner users. */
export const partnerRoles: readonly Role[] = ['partner_admin', 'partner_staff'];

/** Whether a user has a partner role. */
export function isPartner(user: Pick<SessionUser, 'role'>): boolean {
  return partnerRoles.includes(user.role);
}
