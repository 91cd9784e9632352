import { Button } from '@mantine/core';
import {
  type SubmitPartnerApplicationData,
  submitPartnerApplicationMutation,
} from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { toLanguage } from '#locales/languages.ts';
import { ConfirmAction } from '#ui/actions/confirm-action.tsx';
import { useAction } from '#ui/actions/use-action.ts';
import { Note } from '#ui/layout/note.tsx';
import classes from './application.module.css';
import { clearApplicationDraft, hasApplicationDraft } from './application-draft.ts';
import { ApplicationStepsForm } from './application-steps-form.tsx';
import { emptyApplication, toSubmitBody } from './application-values.ts';
import type { RenderPinMap } from './fields/address-fields.tsx';
import type { SentApplication } from './new-application-sent.tsx';
import { useApplicationSteps } from './use-application-steps.ts';

interface NewApplicationProps {
  renderMap: RenderPinMap;
  onSent: (sent: SentApplication) => void;
}

/** A new application in steps. What was typed stays on this device until it is sent or erased. */
export function NewApplication({ renderMap, onSent }: NewApplicationProps) {
  const { t, translator } = useTranslation('partner-application');
  const [hasDraft, setHasDraft] = useState(() => hasApplicationDraft());
  const [isErasing, setIsErasing] = useState(false);
  const send = useAction(submitPartnerApplicationMutation(), {
    onDone: (receipt, { body }) => {
      clearApplicationDraft();
      onSent({ form: body, receipt });
    },
    failure: 'note',
  });
  const language = toLanguage(translator.language);
  const steps = useApplicationSteps({
    start: emptyApplication,
    loadSchema: async () => (await import('@pulse/contract')).submitPartnerApplication.body,
    toBody: (values) =>
      ({ ...toSubmitBody(values), language }) as SubmitPartnerApplicationData['body'],
    send,
    onTyped: () => setHasDraft(true),
  });
  const erase = useAction(
    { mutationFn: async () => steps.form.setValues(emptyApplication) },
    {
      done: t('draft.erased'),
      onDone: () => {
        clearApplicationDraft();
        setIsErasing(false);
        setHasDraft(false);
        steps.goTo('business');
      },
    },
  );
  return (
    <>
      {hasDraft && <Note className={classes.draft}>{t('draft.kept')}</Note>}
      <ApplicationStepsForm steps={steps} renderMap={renderMap} sendLabel={t('send')}>
        {hasDraft && (
          <Button size="lg" variant="subtle" onClick={() => setIsErasing(true)}>
            {t('draft.erase')}
          </Button>
        )}
      </ApplicationStepsForm>
      <ConfirmAction
        opened={isErasing}
        words={{
          title: t('draft.title'),
          confirm: t('draft.erase'),
          cancel: t('draft.keep'),
          destructive: true,
        }}
        action={erase}
        onConfirm={() => erase.mutate()}
        onClose={() => setIsErasing(false)}
      >
        <p>{t('draft.text')}</p>
      </ConfirmAction>
    </>
  );
}
