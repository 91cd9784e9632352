import { Modal } from '@mantine/core';
import { updateSessionUserMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { toastFailure } from '#ui/feedback/toast.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { startSession } from '../session/session-store.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { isConfirmed, noPassword, usePasswordAttempt } from './use-password-attempt.ts';

const preventClose = () => undefined;

/** Dialog that a partner cannot close before setting their own password (spec §2). */
export default function SetPasswordDialog() {
  const { t } = useTranslation('accounts');
  const save = useAction(updateSessionUserMutation(), {
    done: t('setPassword.success'),
    onDone: startSession,
    onFailed: () => toastFailure(t('setPassword.failure')),
    // The other sessions end, and with them the secret of the digital ID.
    refetch: ['accounts', 'checkins'],
    failure: 'note',
  });
  const form = useActionForm({
    initial: noPassword,
    isReady: isConfirmed,
    action: save,
    toVariables: ({ password }) => ({ body: { password, data: { password_set: true as const } } }),
    // Beside the toast only what concerns the field.
    explain: ({ fields }) => (fields.length > 0 ? null : {}),
  });
  const onKeyDown = usePasswordAttempt(form.values);
  return (
    <Modal
      opened
      onClose={preventClose}
      title={t('setPassword.title')}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack onKeyDown={onKeyDown}>
        <Text tone="quiet">{t('setPassword.text')}</Text>
        <Form
          form={form}
          layout="sheet"
          variant="filled"
          submit={t('setPassword.submit')}
          busy={t('setPassword.busy')}
        >
          <NewPasswordFields form={form} autoFocus />
        </Form>
      </Stack>
    </Modal>
  );
}
