import { acceptInvitationMutation } from '@pulse/contract/client';
import { needsPasswordSetup } from '@pulse/domain';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { ActionLink } from '#ui/controls/action.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { RingLoader } from '#ui/feedback/ring-loader.tsx';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { isLinkRejected } from '../email-link/is-link-rejected.ts';
import { useLinkToken } from '../email-link/use-link-token.ts';
import { FormMessage } from '../form-message.tsx';
import { challengeOf } from '../second-factor/challenge-of.ts';
import { isPartner } from '../session/partner-roles.ts';
import { startSession } from '../session/session-store.ts';
import { useSession } from '../session/use-session.ts';

// Of those who open the page only some need it.
const SetPasswordDialog = lazy(() => import('../password/set-password-dialog.tsx'));
const SecondFactorStep = lazy(() => import('../second-factor/second-factor-step.tsx'));

/** Accepts an emailed partner invitation: signs in, requires a password, links to where the role works. */
export function InvitationScreen() {
  const { t } = useTranslation('accounts');
  const { user } = useSession();
  const accept = useAction(acceptInvitationMutation(), { onDone: startSession, failure: 'note' });
  const [isBack, setIsBack] = useState(false);
  const { mutate } = accept;
  const token = useLinkToken((linkToken) => mutate({ body: { token: linkToken } }));
  const challenge = challengeOf(accept.error);

  if (challenge && !user && !isBack) {
    return (
      <Suspense fallback={<RingLoader label={t('invitation.busy')} />}>
        <SecondFactorStep challenge={challenge} onBack={() => setIsBack(true)} />
      </Suspense>
    );
  }
  const renderContent = () => {
    if (token && !accept.isError && !accept.isSuccess)
      return <RingLoader label={t('invitation.busy')} />;
    if (token && accept.isError && !isLinkRejected(accept.error))
      return <ErrorState error={accept.error} onRetry={() => mutate({ body: { token } })} />;
    if (!user || (accept.isError && !challenge)) {
      return (
        <Stack>
          <FailureNote>{t(token ? 'invitation.failed' : 'invitation.missing')}</FailureNote>
          <ActionBar>
            {token && (
              <ActionLink to="/auth?mode=forgot" variant="filled">
                {t('invitation.setPassword')}
              </ActionLink>
            )}
            <ActionLink to="/auth">{t('invitation.toSignIn')}</ActionLink>
          </ActionBar>
        </Stack>
      );
    }
    const [to, label] = isPartner(user)
      ? (['/app/partner/dashboard', 'invitation.continue'] as const)
      : (['/app/checkin-dashboard', 'invitation.toFrontDesk'] as const);
    return (
      <Stack>
        <Suspense>{needsPasswordSetup(user) && <SetPasswordDialog />}</Suspense>
        <FormMessage success>{t('invitation.ready')}</FormMessage>
        <ActionBar>
          <ActionLink to={to} variant="primary" size="large">
            {t(label)}
          </ActionLink>
        </ActionBar>
      </Stack>
    );
  };
  return (
    <>
      <PageTitle>{t('invitation.title')}</PageTitle>
      {renderContent()}
    </>
  );
}
