import { Stack, Text } from '@mantine/core';
import { getMetaOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { ActionLink } from '../../../ui/controls/action.tsx';
import { ResendVerification } from './resend-verification.tsx';

/** Shown after sign-up: the address of the verification link, and a button to send it again. */
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
