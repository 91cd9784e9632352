import { Button, Textarea } from '@mantine/core';
import type { DecidePartnerApplicationData, ReviewedApplication } from '@pulse/contract/client';
import { REQUESTABLE_FIELDS, type RequestableField, transitionNeedsReason } from '@pulse/domain';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { MultipleChoices } from '#ui/controls/multiple-choices.tsx';
import { readDraft, saveDraft } from '#ui/forms/drafts.ts';
import { Form } from '#ui/forms/form.tsx';
import type { FormAction } from '#ui/forms/form-store.ts';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { useFieldName } from '../use-field-name.ts';
import type { Decision } from './allowed-decisions.ts';

interface ConfirmDecisionProps {
  application: ReviewedApplication;
  decision: Exclude<Decision, 'in_review'>;
  decide: FormAction<Pick<DecidePartnerApplicationData, 'path' | 'body'>>;
  onBack: () => void;
}

const labelKeys = {
  approved: { text: 'decide.approveText', confirm: 'decide.confirmApprove' },
  rejected: { text: 'decide.rejectText', confirm: 'decide.confirmReject' },
  changes_requested: { text: 'decide.askText', confirm: 'decide.confirmAsk' },
} as const;

/** Returns the draft key of a decision's reason. */
export const reasonDraftKey = (applicationId: string, decision: Decision) =>
  `decision:${applicationId}:${decision}`;

/** Asks for confirmation of a decision, with a reason where the applicant needs one. */
export function ConfirmDecision(props: ConfirmDecisionProps) {
  const { application, decision, decide, onBack } = props;
  const { id, version, contact_email: email } = application;
  const { t } = useTranslation('platform');
  const nameOf = useFieldName();
  const [fields, setFields] = useState<RequestableField[]>([]);
  const isAsking = decision === 'changes_requested';
  const needsReason = transitionNeedsReason(decision);
  const draftKey = reasonDraftKey(id, decision);
  const form = useActionForm({
    initial: { reason: readDraft(draftKey) },
    onChange: ({ reason }) => saveDraft(draftKey, reason),
    check: ({ reason }) => ({
      reason: needsReason && reason.trim() === '' ? t('decide.reasonMissing') : null,
    }),
    action: decide,
    toVariables: ({ reason }) => ({
      path: { id },
      body: {
        ...{ decision, reason: reason.trim() || undefined, version },
        ...(isAsking && { fields }),
      },
    }),
    explain: ({ code }) => (code === 'email_taken' ? { note: t('decide.emailTaken') } : null),
  });
  return (
    <Form
      form={form}
      variant={decision === 'rejected' ? 'danger' : 'filled'}
      submit={t(labelKeys[decision].confirm)}
      actions={<Button onClick={onBack}>{t('decide.back')}</Button>}
    >
      <p>{t(labelKeys[decision].text, { email })}</p>
      {isAsking && (
        <MultipleChoices
          label={t('decide.fields')}
          values={fields}
          choices={REQUESTABLE_FIELDS.map((value) => ({ value, name: nameOf(value) }))}
          onChange={setFields}
        />
      )}
      {needsReason && (
        <Textarea
          label={t('decide.reason')}
          autosize
          minRows={3}
          maxLength={1000}
          {...form.getInputProps('reason')}
        />
      )}
    </Form>
  );
}
