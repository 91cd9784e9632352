import { resetPasswordMutation } from '@pulse/contract/client';
import { isPasswordAcceptable } from '@pulse/domain';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { ActionLink } from '#ui/controls/action.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { useLinkToken } from '../email-link/use-link-token.ts';
import { FormMessage } from '../form-message.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { noPassword } from './use-password-attempt.ts';

/** Sets a new password with the emailed token, which is valid for 15 minutes and works once. */
export function ResetPasswordScreen() {
  const { t } = useTranslation('accounts');
  const token = useLinkToken();
  const reset = useAction(resetPasswordMutation(), { failure: 'note' });
  const findFault = (password: string) => {
    if (password === '') return t('message.enterNewPassword');
    return isPasswordAcceptable(password) ? null : t('message.passwordUnmet');
  };
  const form = useActionForm({
    initial: noPassword,
    check: ({ password, confirmation }) => ({
      password: findFault(password),
      confirmation: confirmation === password ? null : t('setPassword.mismatch'),
    }),
    action: reset,
    toVariables: ({ password }) => ({ body: { token: token ?? '', password } }),
  });
  const again = <ActionLink to="/auth?mode=forgot">{t('reset.again')}</ActionLink>;
  const page = (content: ReactNode) => (
    <>
      <PageTitle>{t('reset.title')}</PageTitle>
      {content}
    </>
  );
  if (!token)
    return page(
      <Stack>
        <FailureNote>{t('message.resetMissing')}</FailureNote>
        {again}
      </Stack>,
    );
  if (reset.isSuccess)
    return page(
      <Stack>
        <FormMessage success>{t('reset.done')}</FormMessage>
        <ActionBar>
          <ActionLink to="/auth" variant="filled" size="large">
            {t('reset.toSignIn')}
          </ActionLink>
        </ActionBar>
      </Stack>,
    );
  return page(
    <Form
      form={form}
      layout="sheet"
      variant="filled"
      submit={t('reset.submit')}
      busy={t('reset.busy')}
      actions={form.note && again}
    >
      <NewPasswordFields form={form} />
    </Form>,
  );
}
