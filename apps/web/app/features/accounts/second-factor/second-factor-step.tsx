import { Button } from '@mantine/core';
import { signInWithCodeMutation } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Text } from '#ui/layout/text.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { CodeField } from '../code-field.tsx';
import { startSession } from '../session/session-store.ts';

interface SecondFactorStepProps {
  /** Says to the server that the password was right, for five minutes. */
  challenge: string;
  onBack: () => void;
}

/** The second step of signing in: the code of the app, or a recovery code. */
export default function SecondFactorStep({ challenge, onBack }: SecondFactorStepProps) {
  const { t } = useTranslation('second-factor');
  const [isRecovery, setIsRecovery] = useState(false);
  const signIn = useAction(signInWithCodeMutation(), { onDone: startSession, failure: 'note' });
  const form = useActionForm({
    initial: { code: '' },
    isReady: ({ code }) => code.trim() !== '',
    action: signIn,
    toVariables: ({ code }) => ({ body: { challenge, code } }),
  });
  const change = () => {
    setIsRecovery(!isRecovery);
    form.reset();
  };
  return (
    <>
      <PageTitle>{t('step.title')}</PageTitle>
      <Form
        form={form}
        layout="sheet"
        variant="filled"
        submit={t('step.submit')}
        busy={t('step.busy')}
        actions={
          <>
            <Button variant="subtle" onClick={change}>
              {t(isRecovery ? 'step.useApp' : 'step.useRecovery')}
            </Button>
            <Button variant="subtle" onClick={onBack}>
              {t('step.back')}
            </Button>
          </>
        }
      >
        <Text tone="quiet">{t(isRecovery ? 'step.recoveryLead' : 'step.lead')}</Text>
        <CodeField
          key={isRecovery ? 'recovery' : 'app'}
          label={t(isRecovery ? 'code.recovery' : 'code.label')}
          digits={!isRecovery}
          autoFocus
          {...form.getInputProps('code')}
        />
      </Form>
    </>
  );
}
