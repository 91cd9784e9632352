import { Button } from '@mantine/core';
import { type ReviewedApplication, resendPartnerInvitationMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';

/** Mails the invitation of an approved application again: it got lost, or expired. */
export function ResendInvitation({ application }: { application: ReviewedApplication }) {
  const { t } = useTranslation('platform');
  const resend = useAction(resendPartnerInvitationMutation(), {
    done: t('invitation.sent', { email: application.contact_email }),
  });
  return (
    <Button
      loading={resend.isPending}
      onClick={() => resend.mutate({ path: { id: application.id } })}
    >
      {t('invitation.resend')}
    </Button>
  );
}
