import { Button, Stack } from '@mantine/core';
import { deleteAccountMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toFailure } from '../../../ui/problem.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { PasswordField } from '../password/password-field.tsx';
import { FormMessage } from '../sign-in/form-message.tsx';
import classes from './own-data.module.css';

const consequences = ['bookings', 'membership', 'identity', 'words', 'statistics'] as const;

interface DeleteAccountDialogProps {
  onClose: () => void;
  onDeleted: () => void;
}

/** Says what goes, asks for the password, and lets the account go; keeping it is the strong button. */
export default function DeleteAccountDialog({ onClose, onDeleted }: DeleteAccountDialogProps) {
  const { t } = useTranslation('profile');
  const [password, setPassword] = useState('');
  const remove = useMutation({ ...deleteAccountMutation(), onSuccess: onDeleted });
  const failure = remove.isError ? toFailure(remove.error) : undefined;
  const wrong = failure?.code === 'invalid_credentials';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    remove.mutate({ body: { password } });
  };
  return (
    <Sheet opened onClose={onClose} title={t('data.deleteTitle')}>
      <form onSubmit={submit}>
        <Stack>
          <ul className={classes.consequences}>
            {consequences.map((one) => (
              <li key={one}>{t(`data.consequence.${one}`)}</li>
            ))}
          </ul>
          <PasswordField
            label={t('data.password')}
            autoComplete="current-password"
            value={password}
            error={wrong && t('data.wrong')}
            onChange={(event) => {
              setPassword(event.currentTarget.value);
              remove.reset();
            }}
          />
          <FormMessage>
            {failure && !wrong ? (failure.detail ?? t('data.deleteFailed')) : undefined}
          </FormMessage>
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
