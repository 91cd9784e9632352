import { Button } from '@mantine/core';
import { type ReviewedApplication, resendPartnerInvitationMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';

/** Mails the invitation of an approved application again: it got lost, or expired. */
export function ResendInvitation({ application }: { application: ReviewedApplication }) {
  const { t } = useTranslation('platform');
  const resend = useMutation({
    ...resendPartnerInvitationMutation(),
    onSuccess: () => toastSuccess(t('invitation.sent', { email: application.contact_email })),
    onError: (error) => toastFailure(toFailure(error).detail ?? t('invitation.failed')),
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
