import { canUsePartnerDashboard } from '@pulse/domain';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';

/** Whether a user may answer for a venue: admins and staff of the organisation that runs it. */
export function mayAnswer(member: AuthenticatedUser, organisationId: string): boolean {
  return canUsePartnerDashboard(member.role) && member.organisationId === organisationId;
}
