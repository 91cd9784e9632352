import { Button, Stack } from '@mantine/core';
import { signInWithCodeMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#light-translator';
import { PageTitle } from '#ui/page/page-title.tsx';
import { FormMessage } from '../form-message.tsx';
import { startSession } from '../session/session-store.ts';
import { CodeField } from './code-field.tsx';
import classes from './second-factor.module.css';
import { secondFactorFailure } from './second-factor-failure.ts';

interface SecondFactorStepProps {
  /** Says to the server that the password was right, for five minutes. */
  challenge: string;
  onBack: () => void;
}

/** The second step of signing in: the code of the app, or a recovery code. */
export default function SecondFactorStep({ challenge, onBack }: SecondFactorStepProps) {
  const { t } = useTranslation('second-factor');
  const [code, setCode] = useState('');
  const [isRecovery, setIsRecovery] = useState(false);
  const signIn = useMutation({
    ...signInWithCodeMutation(),
    onSuccess: (response) => startSession(response, response.user),
  });
  const failure = secondFactorFailure(signIn.error, t('failed'));
  const change = (value: string) => {
    setCode(value);
    signIn.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') signIn.mutate({ body: { challenge, code } });
  };
  return (
    <>
      <PageTitle>{t('step.title')}</PageTitle>
      <form onSubmit={submit} noValidate>
        <Stack>
          <p className={classes.hint}>{t(isRecovery ? 'step.recoveryLead' : 'step.lead')}</p>
          <CodeField
            key={isRecovery ? 'recovery' : 'app'}
            label={t(isRecovery ? 'code.recovery' : 'code.label')}
            value={code}
            digits={!isRecovery}
            error={failure.code}
            autoFocus
            onChange={change}
          />
          <FormMessage>{failure.message}</FormMessage>
          <Button
            type="submit"
            variant="filled"
            size="lg"
            disabled={code.trim() === '' || signIn.isPending}
          >
            {t(signIn.isPending ? 'step.busy' : 'step.submit')}
          </Button>
          <Button
            variant="subtle"
            onClick={() => {
              setIsRecovery(!isRecovery);
              change('');
            }}
          >
            {t(isRecovery ? 'step.useApp' : 'step.useRecovery')}
          </Button>
          <Button variant="subtle" onClick={onBack}>
            {t('step.back')}
          </Button>
        </Stack>
      </form>
    </>
  );
}
