import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';

/** Whether somebody may see what an organisation has: its own people, and admins. */
export function mayReadOrganisation(user: AuthenticatedUser, organisationId: string): boolean {
  return user.role === 'admin' || user.organisationId === organisationId;
}
