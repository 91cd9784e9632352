import { Stack, Text } from '@mantine/core';
import { getMetaOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../../ui/controls/action.tsx';
import { ResendVerification } from './resend-verification.tsx';

/** After sign-up: where the verification link went, and how to get another. */
export function VerificationSent({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const { data: meta } = useQuery(getMetaOptions());
  return (
    <Stack>
      <Text c="var(--pulse-ink-2)">{t('signUp.sent', { email })}</Text>
      {meta?.demo && (
        <ActionLink to="/demo/mailbox" variant="filled">
          {t('signUp.openMailbox')}
        </ActionLink>
      )}
      <ResendVerification email={email} />
    </Stack>
  );
}
