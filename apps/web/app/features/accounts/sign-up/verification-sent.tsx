import { getMetaOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { FormMessage } from '../form-message.tsx';
import { CorrectEmail } from './correct-email.tsx';
import { ResendVerification } from './resend-verification.tsx';

interface VerificationSentProps {
  email: string;
  /** The password typed before, in memory only; empty after a reload. */
  password: string;
  classSessionId: string | null;
  /** Called with the address to which the link was sent instead. */
  onCorrected: (email: string) => void;
  onSignIn: () => void;
}

/** Where the verification link was sent, a button to send it again, and a field to correct the address. */
export function VerificationSent(props: VerificationSentProps) {
  const { email, password, classSessionId, onCorrected, onSignIn } = props;
  const { t } = useTranslation('accounts');
  const { data: meta } = useQuery(getMetaOptions());
  const [isCorrected, setIsCorrected] = useState(false);
  return (
    <Stack>
      <Text tone="quiet">{t('signUp.sent', { email })}</Text>
      <FormMessage success>{isCorrected ? t('correct.done') : undefined}</FormMessage>
      {meta?.demo && (
        <ActionLink to="/demo/mailbox" state={{ recipient: email }} variant="filled">
          {t('signUp.openMailbox')}
        </ActionLink>
      )}
      <ResendVerification key={email} email={email} classSessionId={classSessionId} />
      <CorrectEmail
        key={`correct ${email}`}
        email={email}
        password={password}
        onCorrected={(corrected) => {
          setIsCorrected(true);
          onCorrected(corrected);
        }}
        onSignIn={onSignIn}
      />
    </Stack>
  );
}
