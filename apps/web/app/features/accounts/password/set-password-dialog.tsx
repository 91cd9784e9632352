import { Button, Modal, Stack, Text } from '@mantine/core';
import { updateSessionUserMutation } from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#light-translator';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { passwordFieldError } from '../account-error-messages.ts';
import { refreshAfterSessionsRevoked } from '../session/refresh-after-sessions-revoked.ts';
import { startSession } from '../session/session-store.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { usePasswordAttempt } from './use-password-attempt.ts';

const preventClose = () => undefined;

/** Dialog that a partner cannot close before setting their own password (spec §2). */
export default function SetPasswordDialog() {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const save = useMutation({
    ...updateSessionUserMutation(),
    onSuccess: (response) => {
      toastSuccess(t('setPassword.success'));
      startSession(response);
      void refreshAfterSessionsRevoked(queryClient);
    },
    onError: () => toastFailure(t('setPassword.failure')),
  });
  const { isReady, onKeyDown } = usePasswordAttempt(password, confirmation);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) save.mutate({ body: { password, data: { password_set: true } } });
  };

  return (
    <Modal
      opened
      onClose={preventClose}
      title={t('setPassword.title')}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <form onSubmit={submit} onKeyDown={onKeyDown}>
        <Stack>
          <Text c="var(--pulse-ink-2)">{t('setPassword.text')}</Text>
          <NewPasswordFields
            password={password}
            confirmation={confirmation}
            error={passwordFieldError(save.error)}
            onPasswordChange={(value) => {
              setPassword(value);
              save.reset();
            }}
            onConfirmationChange={setConfirmation}
            autoFocus
          />
          <Button type="submit" variant="filled" fullWidth disabled={!isReady || save.isPending}>
            {t(save.isPending ? 'setPassword.busy' : 'setPassword.submit')}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
