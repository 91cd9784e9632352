import { Button, Textarea } from '@mantine/core';
import { transitionNeedsReason } from '@pulse/domain';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useDraft } from '#ui/forms/use-draft.ts';
import classes from '../application-list.module.css';
import type { Decision } from './allowed-decisions.ts';

interface ConfirmDecisionProps {
  applicationId: string;
  decision: Exclude<Decision, 'in_review'>;
  /** The address that gets the invitation. */
  email: string;
  busy: boolean;
  onConfirm: (reason?: string) => void;
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
  const { applicationId, decision, email, busy, onConfirm, onBack } = props;
  const { t } = useTranslation('platform');
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useDraft(reasonDraftKey(applicationId, decision));
  const [missing, setMissing] = useState(false);
  const needsReason = transitionNeedsReason(decision);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = needsReason && reason.trim() === '';
    setMissing(isMissing);
    if (isMissing) field.current?.focus();
    else onConfirm(reason.trim() || undefined);
  };
  return (
    <form onSubmit={submit} className={classes.confirm} noValidate>
      <p>{t(labelKeys[decision].text, { email })}</p>
      {needsReason && (
        <Textarea
          ref={field}
          label={t('decide.reason')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={missing && t('decide.reasonMissing')}
          autosize
          minRows={3}
          maxLength={1000}
        />
      )}
      <div className={classes.choices}>
        <Button
          type="submit"
          variant={decision === 'rejected' ? 'danger' : 'filled'}
          loading={busy}
        >
          {t(labelKeys[decision].confirm)}
        </Button>
        <Button onClick={onBack}>{t('decide.back')}</Button>
      </div>
    </form>
  );
}
