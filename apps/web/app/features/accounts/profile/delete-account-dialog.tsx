import { Button, Stack, Text } from '@mantine/core';
import { deleteAccountMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toFailure } from '../../../ui/problem.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { PasswordField } from '../password/password-field.tsx';
import { endSession } from '../session/session-store.ts';
import { FormMessage } from '../sign-in/form-message.tsx';

/** Asks for the password before the account goes; keeping it is the strong button. */
export function DeleteAccountDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const remove = useMutation({
    ...deleteAccountMutation(),
    onSuccess: async () => {
      await navigate('/');
      endSession();
    },
  });
  const failure = remove.isError ? toFailure(remove.error) : undefined;
  const wrong = failure?.code === 'invalid_credentials';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    remove.mutate({ body: { password } });
  };
  return (
    <Sheet opened={opened} onClose={onClose} title={t('data.deleteTitle')}>
      <form onSubmit={submit}>
        <Stack>
          <Text c="var(--pulse-ink-2)">{t('data.deleteHint')}</Text>
          <PasswordField
            label={t('data.password')}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <FormMessage>{failure && (wrong ? t('data.wrong') : failure.detail)}</FormMessage>
          <Button variant="filled" onClick={onClose}>
            {t('data.keep')}
          </Button>
          <Button
            type="submit"
            variant="danger"
            disabled={password === ''}
            loading={remove.isPending}
          >
            {t('data.deleteConfirm')}
          </Button>
        </Stack>
      </form>
    </Sheet>
  );
}
