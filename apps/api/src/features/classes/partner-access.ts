import type { Member } from '../../platform/http/guard.ts';

/** Whether somebody may see what an organisation has: its own people, and admins. */
export function mayReadOrganisation(user: Member, organisationId: string): boolean {
  return user.role === 'admin' || user.organisationId === organisationId;
}
