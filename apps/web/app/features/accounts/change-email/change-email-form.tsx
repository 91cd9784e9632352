import { Button, TextInput } from '@mantine/core';
import { requestEmailChangeMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { toFailure } from '#ui/network/problem.ts';
import { FormMessage } from '../form-message.tsx';
import { OwnerProofForm } from '../owner-proof/owner-proof-form.tsx';
import classes from './email-settings.module.css';

interface ChangeEmailFormProps {
  email: string;
  onClose: () => void;
}

/** Mails a link to another address, after the owner's proof. */
export default function ChangeEmailForm({ email, onClose }: ChangeEmailFormProps) {
  const { t } = useTranslation('account-security');
  const [newEmail, setNewEmail] = useState('');
  const request = useMutation(requestEmailChangeMutation());
  const fieldError = request.error
    ? toFailure(request.error).fields.find(({ field }) => field === 'new_email')?.detail
    : undefined;
  if (request.isSuccess) {
    const sentTo = request.variables.body.new_email;
    return (
      <>
        <FormMessage success>{t('email.sent', { email: sentTo })}</FormMessage>
        <Button variant="subtle" autoFocus onClick={() => request.reset()}>
          {t('email.again')}
        </Button>
      </>
    );
  }
  return (
    <OwnerProofForm
      submitLabel={t('email.submit')}
      error={request.error}
      busy={request.isPending}
      isFilled={newEmail.trim() !== ''}
      fieldError={fieldError}
      onSubmit={(proof) => request.mutate({ body: { ...proof, new_email: newEmail.trim() } })}
      onChange={request.reset}
      onCancel={onClose}
    >
      <TextInput
        label={t('email.new')}
        type="email"
        autoComplete="off"
        value={newEmail}
        error={fieldError}
        autoFocus
        onChange={(event) => {
          setNewEmail(event.currentTarget.value);
          request.reset();
        }}
      />
      <p className={classes.note}>{t('email.note', { email })}</p>
    </OwnerProofForm>
  );
}
