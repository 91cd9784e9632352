import { forgotPasswordMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { RequestLinkForm, type RequestLinkProps } from '../email-link/request-link-form.tsx';

/** Requests a reset link. */
export function ForgotPasswordForm(props: RequestLinkProps) {
  const { t } = useTranslation('accounts');
  const request = useAction(forgotPasswordMutation(), { failure: 'note' });
  return (
    <RequestLinkForm
      {...props}
      action={request}
      lead={t('forgot.lead')}
      submit={t('forgot.submit')}
      sent={request.isSuccess ? t('message.resetSent') : undefined}
    />
  );
}
