import { verifyEmailMutation } from '@pulse/contract/client';
import { classPagePath } from '@pulse/domain';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
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
import { startSession } from '../session/session-store.ts';
import { useSession } from '../session/use-session.ts';
import { classOfLink, isConfirmed } from './class-of-link.ts';
import { RequestVerification } from './resend-verification.tsx';

interface VerifyEmailScreenProps {
  /** Shows the class that a link carried which no longer works; `signedIn` links to it. */
  renderClass: (sessionId: string, signedIn: boolean) => ReactNode;
}

/**
 * Confirms the address with the emailed token, signs in, and opens the class that was chosen before
 * signing up; offers a new link when that fails.
 */
export function VerifyEmailScreen({ renderClass }: VerifyEmailScreenProps) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const { user } = useSession();
  const verify = useAction(verifyEmailMutation(), {
    done: ({ class_to_book }) => (class_to_book ? t('verify.done') : null),
    onDone: (response) => {
      startSession(response);
      const target = response.class_to_book;
      if (!target) return;
      const { class_session_id: sessionId, venue_id: venueId, local_date: localDate } = target;
      void navigate(classPagePath({ venueId, localDate, sessionId }), { replace: true });
    },
    failure: 'note',
  });
  const { mutate } = verify;
  const token = useLinkToken((linkToken) => mutate({ body: { token: linkToken } }));

  const renderContent = () => {
    if (token && verify.isError && !isLinkRejected(verify.error))
      return <ErrorState error={verify.error} onRetry={() => mutate({ body: { token } })} />;
    const chosen = verify.data?.class_to_book;
    if (chosen) {
      // Until the page of the class has loaded.
      return (
        <>
          {renderClass(chosen.class_session_id, false)}
          <RingLoader />
        </>
      );
    }
    const failed = verify.isError || !token;
    const classSessionId = classOfLink(verify.error);
    const classToBook = classSessionId ? renderClass(classSessionId, user !== null) : null;
    // A signed-in user has confirmed already: the page was reloaded, or the link opened twice.
    if (verify.isSuccess || (failed && user)) {
      return (
        <>
          {classToBook}
          <Stack>
            <FormMessage success>{t('verify.done')}</FormMessage>
            <ActionBar>
              <ActionLink
                to="/app/dashboard"
                variant={classToBook ? 'default' : 'primary'}
                size="large"
              >
                {t('verify.continue')}
              </ActionLink>
            </ActionBar>
          </Stack>
        </>
      );
    }
    if (isConfirmed(verify.error))
      return (
        <>
          {classToBook}
          <Stack>
            <FormMessage success>{t('verify.confirmed')}</FormMessage>
            <ActionBar>
              <ActionLink to="/auth" variant="primary" size="large">
                {t('signUp.toSignIn')}
              </ActionLink>
            </ActionBar>
          </Stack>
        </>
      );
    if (!failed) return <RingLoader label={t('verify.busy')} />;
    return (
      <>
        {classToBook}
        <Stack>
          <FailureNote>{t(token ? 'verify.failed' : 'verify.missing')}</FailureNote>
          <RequestVerification classSessionId={classSessionId} />
          <ActionLink to="/auth" variant="subtle">
            {t('signUp.toSignIn')}
          </ActionLink>
        </Stack>
      </>
    );
  };
  return (
    <>
      <PageTitle>{t('verify.title')}</PageTitle>
      {renderContent()}
    </>
  );
}
