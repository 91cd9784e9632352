import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';

/** Whether a user may read an organisation's data: its own staff, and admins. */
export function mayReadOrganisation(user: AuthenticatedUser, organisationId: string): boolean {
  return user.role === 'admin' || user.organisationId === organisationId;
}
