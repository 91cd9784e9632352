import { canUsePartnerDashboard } from '@pulse/domain';
import type { Member } from '../../platform/http/guard.ts';

/** Whether somebody may answer for a venue: admins and staff of the organisation that runs it. */
export function mayAnswer(person: Member, organisationId: string): boolean {
  return canUsePartnerDashboard(person.role) && person.organisationId === organisationId;
}
