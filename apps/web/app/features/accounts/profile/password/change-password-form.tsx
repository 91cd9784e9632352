import { Button } from '@mantine/core';
import { updateSessionUserMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { NewPasswordFields } from '../../password/new-password-fields.tsx';
import { PasswordField } from '../../password/password-field.tsx';
import {
  isConfirmed,
  noPassword,
  usePasswordAttempt,
} from '../../password/use-password-attempt.ts';
import { startSession } from '../../session/session-store.ts';
import { useSession } from '../../session/use-session.ts';
import classes from '../profile.module.css';

/** Form to change the password, or to set the first one; the server then revokes all other sessions. */
export default function ChangePasswordForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const hasPassword = useSession().user?.user_metadata.password_set !== false;
  const change = useAction(updateSessionUserMutation(), {
    done: t('password.changed'),
    onDone: (response) => {
      startSession(response);
      onClose();
    },
    // The other sessions end, and with them the secret of the digital ID.
    refetch: ['accounts', 'checkins'],
    failure: 'note',
  });
  const form = useActionForm({
    initial: { current_password: '', ...noPassword },
    action: change,
    isReady: (typed) => (!hasPassword || typed.current_password !== '') && isConfirmed(typed),
    toVariables: ({ current_password, password }) => ({
      body: { password, ...(hasPassword && { current_password }) },
    }),
    explain: ({ code }) =>
      code === 'invalid_credentials' ? { errors: { current_password: t('password.wrong') } } : null,
    fallback: t('password.failed'),
  });
  const onKeyDown = usePasswordAttempt(form.values);
  return (
    <Stack onKeyDown={onKeyDown} className={classes.password}>
      <Form
        form={form}
        submit={t('password.save')}
        variant="filled"
        actions={
          <Button variant="subtle" onClick={onClose}>
            {t('password.cancel')}
          </Button>
        }
      >
        {hasPassword && (
          <PasswordField
            label={t('password.current')}
            autoComplete="current-password"
            autoFocus
            {...form.getInputProps('current_password')}
          />
        )}
        <NewPasswordFields form={form} />
      </Form>
    </Stack>
  );
}
