import { Stack } from '@mantine/core';
import { verifyEmailMutation } from '@pulse/contract/client';
import { classPagePath } from '@pulse/domain';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { RingLoader } from '#ui/feedback/ring-loader.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { isLinkRejected } from '../email-link/is-link-rejected.ts';
import { useLinkToken } from '../email-link/use-link-token.ts';
import { FormMessage } from '../form-message.tsx';
import { startSession } from '../session/session-store.ts';
import { useSession } from '../session/use-session.ts';
import { classOfLink } from './class-of-link.ts';
import { RequestVerification } from './request-verification.tsx';

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
  const verify = useMutation({
    ...verifyEmailMutation(),
    onSuccess: (response) => {
      startSession(response);
      const target = response.class_to_book;
      if (!target) return;
      toastSuccess(t('verify.done'));
      const { class_session_id: sessionId, venue_id: venueId, local_date: localDate } = target;
      void navigate(classPagePath({ venueId, localDate, sessionId }), { replace: true });
    },
  });
  const { mutate } = verify;
  const token = useLinkToken((linkToken) => mutate({ body: { token: linkToken } }));

  if (token && verify.isError && !isLinkRejected(verify.error)) {
    return (
      <>
        <PageTitle>{t('verify.title')}</PageTitle>
        <ErrorState error={verify.error} onRetry={() => mutate({ body: { token } })} />
      </>
    );
  }
  const chosen = verify.data?.class_to_book;
  if (chosen) {
    // Until the page of the class has loaded.
    return (
      <>
        <PageTitle>{t('verify.title')}</PageTitle>
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
        <PageTitle>{t('verify.title')}</PageTitle>
        {classToBook}
        <Stack align="flex-start">
          <FormMessage success>{t('verify.done')}</FormMessage>
          <ActionLink
            to="/app/dashboard"
            variant={classToBook ? 'default' : 'primary'}
            size="large"
          >
            {t('verify.continue')}
          </ActionLink>
        </Stack>
      </>
    );
  }
  return (
    <>
      <PageTitle>{t('verify.title')}</PageTitle>
      {classToBook}
      {failed ? (
        <Stack>
          <FormMessage>{t(token ? 'verify.failed' : 'verify.missing')}</FormMessage>
          <RequestVerification classSessionId={classSessionId} />
          <ActionLink to="/auth" variant="subtle">
            {t('signUp.toSignIn')}
          </ActionLink>
        </Stack>
      ) : (
        <RingLoader label={t('verify.busy')} />
      )}
    </>
  );
}
