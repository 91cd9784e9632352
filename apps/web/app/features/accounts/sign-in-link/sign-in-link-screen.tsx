import { signInByLinkMutation } from '@pulse/contract/client';
import { lazy, Suspense, useState } from 'react';
import { Navigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { ActionLink } from '#ui/controls/action.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { isLinkRejected } from '../email-link/is-link-rejected.ts';
import { LinkConfirmation } from '../email-link/link-confirmation.tsx';
import { useLinkToken } from '../email-link/use-link-token.ts';
import { challengeOf } from '../second-factor/challenge-of.ts';
import { startSession } from '../session/session-store.ts';
import { useSession } from '../session/use-session.ts';

const SecondFactorStep = lazy(() => import('../second-factor/second-factor-step.tsx'));

/**
 * Signs in with a mailed link after one tap: programs that open every link of a mail to look at it must
 * not use it up. Asks for a second factor where there is one.
 */
export function SignInLinkScreen() {
  const { t } = useTranslation('sign-in-ways');
  const { user } = useSession();
  const [userBefore] = useState(user);
  const token = useLinkToken();
  const signIn = useAction(signInByLinkMutation(), { onDone: startSession, failure: 'note' });
  const challenge = challengeOf(signIn.error);
  if (signIn.isSuccess || (challenge && user && user !== userBefore))
    return <Navigate replace to="/app/dashboard" />;
  if (challenge) {
    return (
      <Suspense fallback={<LoadingRows rows={2} height={78} />}>
        <SecondFactorStep challenge={challenge} onBack={signIn.reset} />
      </Suspense>
    );
  }
  const isUseless = !token || (signIn.isError && isLinkRejected(signIn.error));
  return (
    <LinkConfirmation link="open" token={token} action={signIn}>
      {isUseless && (
        <ActionLink to="/auth?mode=link" variant="filled">
          {t('open.new')}
        </ActionLink>
      )}
    </LinkConfirmation>
  );
}
