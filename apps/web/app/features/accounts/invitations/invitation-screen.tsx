import { Stack } from '@mantine/core';
import { acceptInvitationMutation } from '@pulse/contract/client';
import { needsPasswordSetup } from '@pulse/domain';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { RingLoader } from '#ui/feedback/ring-loader.tsx';
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
  const accept = useMutation({
    ...acceptInvitationMutation(),
    onSuccess: startSession,
  });
  const [isBack, setIsBack] = useState(false);
  const { mutate } = accept;
  const token = useLinkToken((linkToken) => mutate({ body: { token: linkToken } }));
  const isPending = token !== null && !accept.isError && !accept.isSuccess;

  const challenge = accept.isError && !user && !isBack ? challengeOf(accept.error) : null;

  if (challenge) {
    return (
      <Suspense fallback={<RingLoader label={t('invitation.busy')} />}>
        <SecondFactorStep challenge={challenge} onBack={() => setIsBack(true)} />
      </Suspense>
    );
  }
  if (isPending) {
    return (
      <>
        <PageTitle>{t('invitation.title')}</PageTitle>
        <RingLoader label={t('invitation.busy')} />
      </>
    );
  }
  if (token && accept.isError && !isLinkRejected(accept.error)) {
    return (
      <>
        <PageTitle>{t('invitation.title')}</PageTitle>
        <ErrorState error={accept.error} onRetry={() => mutate({ body: { token } })} />
      </>
    );
  }
  const isRefused = !user || (accept.isError && !challengeOf(accept.error));
  return (
    <Stack align="flex-start">
      <PageTitle>{t('invitation.title')}</PageTitle>
      <Suspense>{user && !isRefused && needsPasswordSetup(user) && <SetPasswordDialog />}</Suspense>
      {isRefused ? (
        <>
          <FormMessage>{t(token ? 'invitation.failed' : 'invitation.missing')}</FormMessage>
          {token && (
            <ActionLink to="/auth?mode=forgot" variant="filled">
              {t('invitation.setPassword')}
            </ActionLink>
          )}
          <ActionLink to="/auth">{t('invitation.toSignIn')}</ActionLink>
        </>
      ) : (
        <>
          <FormMessage success>{t('invitation.ready')}</FormMessage>
          {isPartner(user) ? (
            <ActionLink to="/app/partner/dashboard" variant="primary" size="large">
              {t('invitation.continue')}
            </ActionLink>
          ) : (
            <ActionLink to="/app/checkin-dashboard" variant="primary" size="large">
              {t('invitation.toFrontDesk')}
            </ActionLink>
          )}
        </>
      )}
    </Stack>
  );
}
