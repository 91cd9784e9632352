import {
  type PartnerApplication,
  type ResubmitPartnerApplicationData,
  resubmitPartnerApplicationMutation,
} from '@pulse/contract/client';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { clearApplicationDraft } from './application-draft.ts';
import { firstStepWith } from './application-steps.ts';
import { ApplicationStepsForm } from './application-steps-form.tsx';
import { toApplicationValues, toResubmitBody } from './application-values.ts';
import type { RenderPinMap } from './fields/address-fields.tsx';
import { useApplicationSteps } from './use-application-steps.ts';

interface AmendApplicationProps {
  application: PartnerApplication;
  token: string;
  renderMap: RenderPinMap;
  onSent: (email: string) => void;
  children?: ReactNode;
}

/**
 * Changes an application: begins at the first field that was asked for, without one at what was sent, and
 * one change needs no other step. Numbers that are left empty stay as they are.
 */
export function AmendApplication(props: AmendApplicationProps) {
  const { application, token, renderMap, onSent, children } = props;
  const { t } = useTranslation('partner-application');
  const send = useAction(resubmitPartnerApplicationMutation(), {
    onDone: (_, { body }) => {
      clearApplicationDraft(application.id);
      onSent(body.contact_email);
    },
    failure: 'note',
  });
  const { version, requested_fields: requested } = application;
  const steps = useApplicationSteps({
    start: toApplicationValues(application),
    applicationId: application.id,
    firstStep: firstStepWith(requested) ?? 'agreement',
    firstField: requested[0],
    sendsAtEachStep: true,
    loadSchema: async () => (await import('@pulse/contract')).resubmitPartnerApplication.body,
    toBody: (values) =>
      ({ ...toResubmitBody(values), token, version }) as ResubmitPartnerApplicationData['body'],
    send,
  });
  return (
    <ApplicationStepsForm
      steps={steps}
      renderMap={renderMap}
      maskedNumbers={{
        tax_id: application.tax_id_hint,
        bank_account: application.bank_account_hint,
      }}
      sendLabel={t('amend.send')}
    >
      {children}
    </ApplicationStepsForm>
  );
}
