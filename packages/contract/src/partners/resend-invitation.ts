import { APPLICATION_REVIEWERS } from '@pulse/domain';
import { operation } from '../operation.ts';
import { idParams } from '../schemas.ts';

export const resendPartnerInvitation = operation({
  id: 'resendPartnerInvitation',
  method: 'POST',
  path: '/admin/partner-applications/:id/resend-invitation',
  tag: 'partners',
  access: APPLICATION_REVIEWERS,
  summary: 'Mail the invitation of an approved application again; earlier links stop working',
  params: idParams,
  responses: { 204: null },
  refusals: ['not_found', 'conflict', 'invitation_accepted', 'rate_limited'],
});
