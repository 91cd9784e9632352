import { Stack } from '@mantine/core';
import { acceptInvitationMutation } from '@pulse/contract/client';
import { needsPasswordSetup } from '@pulse/domain';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../../ui/action.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { RingLoader } from '../../../ui/ring-loader.tsx';
import SetPasswordDialog from '../password/set-password-dialog.tsx';
import { startSession } from '../session/session-store.ts';
import { useSession } from '../session/use-session.ts';
import { FormMessage } from './form-message.tsx';
import { isLinkUsedUp } from './is-link-used-up.ts';
import { useMailedToken } from './use-mailed-token.ts';

/** The mailed partner invitation: signs in, has a password set, leads to the partner dashboard. */
export function InvitationScreen() {
  const { t } = useTranslation('accounts');
  const { user } = useSession();
  const accept = useMutation({
    ...acceptInvitationMutation(),
    onSuccess: (signedIn) => startSession(signedIn, signedIn.user),
  });
  const { mutate } = accept;
  const token = useMailedToken((found) => mutate({ body: { token: found } }));
  const waiting = token !== null && !accept.isError && !accept.isSuccess;

  if (waiting) {
    return (
      <>
        <PageTitle>{t('invitation.title')}</PageTitle>
        <RingLoader label={t('invitation.busy')} />
      </>
    );
  }
  if (token && accept.isError && !isLinkUsedUp(accept.error)) {
    return (
      <>
        <PageTitle>{t('invitation.title')}</PageTitle>
        <ErrorState error={accept.error} onRetry={() => mutate({ body: { token } })} />
      </>
    );
  }
  const refused = accept.isError || !user;
  return (
    <Stack align="flex-start">
      <PageTitle>{t('invitation.title')}</PageTitle>
      {user && !accept.isError && needsPasswordSetup(user) && <SetPasswordDialog />}
      {refused ? (
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
          <FormMessage done>{t('invitation.ready')}</FormMessage>
          <ActionLink to="/app/partner/dashboard" variant="book" size="large">
            {t('invitation.continue')}
          </ActionLink>
        </>
      )}
    </Stack>
  );
}
