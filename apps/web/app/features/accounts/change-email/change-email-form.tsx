import { Button, TextInput } from '@mantine/core';
import { requestEmailChangeMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Note } from '#ui/layout/note.tsx';
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
  const request = useAction(requestEmailChangeMutation(), { failure: 'note' });
  if (request.isSuccess) {
    const sentTo = request.variables.body.new_email.trim();
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
      fields={{ new_email: '' }}
      action={request}
      toVariables={(body) => ({ body })}
      withPasskey={(passkey, { new_email }) => ({ body: { new_email, passkey } })}
      submit={t('email.submit')}
      onCancel={onClose}
    >
      {(form) => (
        <>
          <TextInput
            label={t('email.new')}
            type="email"
            autoComplete="off"
            autoFocus
            {...form.getInputProps('new_email')}
          />
          <Note className={classes.email}>{t('email.note', { email })}</Note>
        </>
      )}
    </OwnerProofForm>
  );
}
