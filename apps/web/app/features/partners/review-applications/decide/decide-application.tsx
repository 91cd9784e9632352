import { Button } from '@mantine/core';
import { decidePartnerApplicationMutation, type ReviewedApplication } from '@pulse/contract/client';
import { useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useRefetch } from '#ui/actions/refetch.ts';
import { useAction } from '#ui/actions/use-action.ts';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastFailure } from '#ui/feedback/toast.ts';
import { clearDraft } from '#ui/forms/drafts.ts';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Stack } from '#ui/layout/stack.tsx';
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
  const refetch = useRefetch();
  const { id, version, status, business_name: name } = application;
  const decide = useAction(decidePartnerApplicationMutation(), {
    done: (_, { body }) => t(`decide.done.${body.decision}`, { name }),
    onDone: (_, { body }) => {
      clearDraft(reasonDraftKey(id, body.decision));
      setPendingDecision(null);
    },
    refetch: ['partners'],
    onFailed: async ({ status, code, detail }) => {
      if (status !== 409 || code === 'email_taken') return;
      // A colleague or the applicant was faster: what is shown is replaced, so a toast is shown.
      if (detail) toastFailure(detail);
      await refetch(['partners']);
    },
    failure: 'note',
  });
  const decisions = allowedDecisions(status);
  return (
    <section ref={section}>
      <Card>
        <Stack gap={3}>
          <Heading level={3} size={4}>
            {t('decide.heading')}
          </Heading>
          {decisions.length === 0 && (
            <Note>{t(status === 'changes_requested' ? 'decide.waiting' : 'decide.final')}</Note>
          )}
          {pendingDecision ? (
            <ConfirmDecision
              application={application}
              decision={pendingDecision}
              decide={decide}
              onBack={() => {
                decide.reset();
                setPendingDecision(null);
              }}
            />
          ) : (
            <>
              <FailureNote hidden={!decide.isError}>{decide.failureText}</FailureNote>
              <ActionBar>
                {status === 'approved' && <ResendInvitation application={application} />}
                {decisions.map((decision) => (
                  <Button
                    key={decision}
                    variant={decision === 'approved' ? 'filled' : 'default'}
                    loading={decision === 'in_review' && decide.isPending}
                    onClick={() =>
                      decision === 'in_review'
                        ? decide.mutate({ path: { id }, body: { decision, version } })
                        : setPendingDecision(decision)
                    }
                  >
                    {t(labelKeys[decision])}
                  </Button>
                ))}
              </ActionBar>
            </>
          )}
        </Stack>
      </Card>
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
