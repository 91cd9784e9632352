import { Button } from '@mantine/core';
import { decidePartnerApplicationMutation, type ReviewedApplication } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { clearDraft } from '#ui/forms/drafts.ts';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import { toFailure } from '#ui/network/problem.ts';
import classes from '../application-list.module.css';
import { useRefreshApplications } from '../use-refresh-applications.ts';
import { allowedDecisions, type Decision } from './allowed-decisions.ts';
import { ConfirmDecision, reasonDraftKey } from './confirm-decision.tsx';
import { ResendInvitation } from './resend-invitation.tsx';

const labelKeys = {
  in_review: 'decide.take',
  approved: 'decide.approve',
  changes_requested: 'decide.ask',
  rejected: 'decide.reject',
} as const;

/** The decisions possible for an application; all but starting the review need confirmation. */
export function DecideApplication({ application }: { application: ReviewedApplication }) {
  const { t } = useTranslation('platform');
  const section = useRef<HTMLElement>(null);
  // The confirmation replaces the buttons and the other way round.
  useFocusFallback(section, () => firstControlIn(section.current));
  const [pendingDecision, setPendingDecision] = useState<Exclude<Decision, 'in_review'> | null>(
    null,
  );
  const refresh = useRefreshApplications(application.id);
  const decide = useMutation({
    ...decidePartnerApplicationMutation(),
    onSuccess: async (_, { body }) => {
      toastSuccess(t(`decide.done.${body.decision}`, { name: application.business_name }));
      clearDraft(reasonDraftKey(application.id, body.decision));
      setPendingDecision(null);
      await refresh();
    },
    onError: async (error) => {
      const { status, code, detail } = toFailure(error);
      if (status !== 409 || code === 'email_taken') return;
      // A colleague or the applicant was faster: what is shown is replaced, so a toast is shown.
      toastFailure(detail ?? t('decide.failed'));
      await refresh();
    },
  });
  const errorMessage = () => {
    const { code, detail } = toFailure(decide.error);
    return code === 'email_taken' ? t('decide.emailTaken') : (detail ?? t('decide.failed'));
  };
  const { version } = application;
  const send = (decision: Decision, reason?: string) =>
    decide.mutate({ path: { id: application.id }, body: { decision, reason, version } });
  const decisions = allowedDecisions(application.status);
  return (
    <section ref={section} className={classes.decide}>
      <h3 className={classes.subheading}>{t('decide.heading')}</h3>
      {decisions.length === 0 && (
        <p className={classes.note}>
          {t(application.status === 'changes_requested' ? 'decide.waiting' : 'decide.final')}
        </p>
      )}
      {application.status === 'approved' && <ResendInvitation application={application} />}
      <FailureNote className={classes.failure} hidden={!decide.isError}>
        {decide.isError && errorMessage()}
      </FailureNote>
      {pendingDecision ? (
        <ConfirmDecision
          applicationId={application.id}
          decision={pendingDecision}
          email={application.contact_email}
          busy={decide.isPending}
          onConfirm={(reason) => send(pendingDecision, reason)}
          onBack={() => {
            decide.reset();
            setPendingDecision(null);
          }}
        />
      ) : (
        <div className={classes.choices}>
          {decisions.map((decision) => (
            <Button
              key={decision}
              variant={decision === 'approved' ? 'filled' : 'default'}
              loading={decision === 'in_review' && decide.isPending}
              onClick={() =>
                decision === 'in_review' ? send(decision) : setPendingDecision(decision)
              }
            >
              {t(labelKeys[decision])}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

/** Returns the reason field, else the confirmation's back button, else the first decision. */
function firstControlIn(section: HTMLElement | null): HTMLElement | null {
  return (
    section?.querySelector<HTMLElement>('textarea') ??
    section?.querySelector<HTMLElement>('form button[type="button"]') ??
    section?.querySelector<HTMLElement>('button') ??
    null
  );
}
