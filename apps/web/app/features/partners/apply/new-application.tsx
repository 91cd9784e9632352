import { Button } from '@mantine/core';
import {
  type SubmitPartnerApplicationData,
  submitPartnerApplicationMutation,
} from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { toLanguage } from '#locales/languages.ts';
import { useAction } from '#ui/actions/use-action.ts';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { Note } from '#ui/layout/note.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import classes from './application.module.css';
import {
  clearApplicationDraft,
  hasApplicationDraft,
  readApplicationDraft,
  saveApplicationDraft,
} from './application-draft.ts';
import { ApplicationStepsForm } from './application-steps-form.tsx';
import { emptyApplication, toSubmitBody } from './application-values.ts';
import type { RenderPinMap } from './fields/address-fields.tsx';
import { useApplicationSteps } from './use-application-steps.ts';

interface NewApplicationProps {
  renderMap: RenderPinMap;
  onSent: (email: string) => void;
}

/** A new application in steps. What was typed stays on this device until it is sent or erased. */
export function NewApplication({ renderMap, onSent }: NewApplicationProps) {
  const { t, translator } = useTranslation('partner-application');
  const [hasDraft, setHasDraft] = useState(() => hasApplicationDraft());
  const [isErasing, setIsErasing] = useState(false);
  const [initialValues] = useState(() => readApplicationDraft());
  const steps = useApplicationSteps({
    initialValues,
    loadSchema: async () => (await import('@pulse/contract')).submitPartnerApplication.body,
    toBody: toSubmitBody,
    onValuesChange: (values) => {
      saveApplicationDraft(values);
      setHasDraft(true);
    },
    onComplete: (values) => {
      const body = { ...toSubmitBody(values), language: toLanguage(translator.language) };
      send.mutate({ body: body as SubmitPartnerApplicationData['body'] });
    },
  });
  const send = useAction(submitPartnerApplicationMutation(), {
    onDone: (_, { body }) => {
      clearApplicationDraft();
      onSent(body.contact_email);
    },
    onFailed: steps.showFailure,
    failure: 'note',
  });
  const erase = () => {
    setIsErasing(false);
    steps.form.setValues(emptyApplication);
    steps.form.clearErrors();
    clearApplicationDraft();
    setHasDraft(false);
    steps.goTo('business');
    toastSuccess(t('draft.erased'));
  };
  return (
    <>
      {hasDraft && <Note className={classes.draft}>{t('draft.kept')}</Note>}
      <ApplicationStepsForm
        steps={steps}
        renderMap={renderMap}
        error={send.error}
        busy={send.isPending}
        sendLabel={t('send')}
      >
        {hasDraft && (
          <Button size="lg" variant="subtle" onClick={() => setIsErasing(true)}>
            {t('draft.erase')}
          </Button>
        )}
      </ApplicationStepsForm>
      <ConfirmDialog
        opened={isErasing}
        title={t('draft.title')}
        confirm={t('draft.erase')}
        cancel={t('draft.keep')}
        destructive
        onConfirm={erase}
        onCancel={() => setIsErasing(false)}
      >
        <p>{t('draft.text')}</p>
      </ConfirmDialog>
    </>
  );
}
