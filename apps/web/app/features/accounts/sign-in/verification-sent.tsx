import { Button, Stack, Text } from '@mantine/core';
import { getMetaOptions, resendVerificationMutation } from '@pulse/contract/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../../ui/action.tsx';
import { accountMessage } from '../account-messages.ts';
import { FormMessage } from './form-message.tsx';

/** After sign-up: where the verification link went, and how to get another. */
export function VerificationSent({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const { data: meta } = useQuery(getMetaOptions());
  const resend = useMutation(resendVerificationMutation());
  return (
    <Stack>
      <Text c="var(--pulse-ink-2)">{t('signUp.sent', { email })}</Text>
      <FormMessage>{resend.isError ? accountMessage(t, resend.error) : undefined}</FormMessage>
      <FormMessage done>{resend.isSuccess ? t('signUp.resent') : undefined}</FormMessage>
      {meta?.demo && (
        <ActionLink to="/demo/mailbox" variant="filled">
          {t('signUp.openMailbox')}
        </ActionLink>
      )}
      <Button loading={resend.isPending} onClick={() => resend.mutate({ body: { email } })}>
        {t('signUp.resend')}
      </Button>
    </Stack>
  );
}
