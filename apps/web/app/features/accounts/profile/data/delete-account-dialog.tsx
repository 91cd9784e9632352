import { Button, Stack } from '@mantine/core';
import { deleteAccountMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { FormMessage } from '../../form-message.tsx';
import { PasswordField } from '../../password/password-field.tsx';
import classes from './personal-data.module.css';

const consequences = ['bookings', 'membership', 'identity', 'content', 'statistics'] as const;

interface DeleteAccountDialogProps {
  onClose: () => void;
  onDeleted: () => void;
}

/** Lists what is erased, requires the password and deletes the account; keeping it is the primary button. */
export default function DeleteAccountDialog({ onClose, onDeleted }: DeleteAccountDialogProps) {
  const { t } = useTranslation('profile');
  const [password, setPassword] = useState('');
  const deleteAccount = useMutation({ ...deleteAccountMutation(), onSuccess: onDeleted });
  const failure = deleteAccount.isError ? toFailure(deleteAccount.error) : undefined;
  const isWrongPassword = failure?.code === 'invalid_credentials';
  const isOnlyAdmin = failure?.code === 'last_partner_admin';
  const message = isOnlyAdmin ? t('data.onlyAdmin') : (failure?.detail ?? t('data.deleteFailed'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    deleteAccount.mutate({ body: { password } });
  };
  return (
    <Sheet opened onClose={onClose} title={t('data.deleteTitle')}>
      <form onSubmit={submit}>
        <Stack>
          <ul className={classes.consequences}>
            {consequences.map((consequence) => (
              <li key={consequence}>{t(`data.consequence.${consequence}`)}</li>
            ))}
          </ul>
          <PasswordField
            label={t('data.password')}
            autoComplete="current-password"
            value={password}
            error={isWrongPassword && t('data.wrong')}
            onChange={(event) => {
              setPassword(event.currentTarget.value);
              deleteAccount.reset();
            }}
          />
          <FormMessage>{failure && !isWrongPassword ? message : undefined}</FormMessage>
          {isOnlyAdmin && (
            <>
              <ActionLink to="/app/partner/staff">{t('data.toStaff')}</ActionLink>
              <ActionLink to="/app/feedback">{t('data.toFeedback')}</ActionLink>
            </>
          )}
          <Button variant="filled" onClick={onClose}>
            {t('data.keep')}
          </Button>
          <Button
            type="submit"
            variant="danger"
            disabled={password === ''}
            loading={deleteAccount.isPending}
          >
            {t('data.deleteConfirm')}
          </Button>
        </Stack>
      </form>
    </Sheet>
  );
}
