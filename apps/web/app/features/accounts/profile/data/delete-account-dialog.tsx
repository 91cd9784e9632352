import { Button } from '@mantine/core';
import { deleteAccountMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { ActionLink } from '#ui/controls/action.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { FormFrame } from '#ui/forms/form-frame.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { PasswordField } from '../../password/password-field.tsx';
import classes from '../profile.module.css';

const consequences = ['bookings', 'membership', 'identity', 'content', 'statistics'] as const;

interface DeleteAccountDialogProps {
  onClose: () => void;
  onDeleted: () => void;
}

/** Lists what is erased, requires the password and deletes the account; keeping it is the primary button. */
export default function DeleteAccountDialog({ onClose, onDeleted }: DeleteAccountDialogProps) {
  const { t } = useTranslation('profile');
  const deleteAccount = useAction(deleteAccountMutation(), { onDone: onDeleted, failure: 'note' });
  const form = useActionForm({
    initial: { password: '' },
    action: deleteAccount,
    isReady: ({ password }) => password !== '',
    toVariables: (body) => ({ body }),
    explain: ({ code }) => {
      if (code === 'invalid_credentials') return { errors: { password: t('data.wrong') } };
      return code === 'last_partner_admin' ? { note: t('data.onlyAdmin') } : null;
    },
    fallback: t('data.deleteFailed'),
  });
  return (
    <Sheet opened onClose={onClose} title={t('data.deleteTitle')}>
      <FormFrame form={form} layout="sheet">
        <Stack as="ul" gap={2} className={classes.consequences}>
          {consequences.map((consequence) => (
            <Text as="li" key={consequence} tone="quiet">
              {t(`data.consequence.${consequence}`)}
            </Text>
          ))}
        </Stack>
        <PasswordField
          label={t('data.password')}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <FailureNote hidden={!form.note}>{form.note}</FailureNote>
        {toFailure(deleteAccount.error).code === 'last_partner_admin' && (
          <>
            <ActionLink to="/app/partner/staff">{t('data.toStaff')}</ActionLink>
            <ActionLink to="/app/feedback">{t('data.toFeedback')}</ActionLink>
          </>
        )}
        <Button variant="filled" onClick={onClose}>
          {t('data.keep')}
        </Button>
        <Button type="submit" variant="danger" disabled={!form.isReady} loading={form.busy}>
          {t('data.deleteConfirm')}
        </Button>
      </FormFrame>
    </Sheet>
  );
}
