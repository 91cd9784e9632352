import { restoreEmailMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { LinkConfirmation } from '../email-link/link-confirmation.tsx';
import { useLinkToken } from '../email-link/use-link-token.ts';
import { loadUser } from '../session/load-user.ts';

/** Takes the account back to the address at which the link was read. */
export function RestoreEmailScreen() {
  const { t } = useTranslation('sign-in-ways');
  const token = useLinkToken();
  const restore = useMutation({
    ...restoreEmailMutation(),
    // Signed in with this account, the session of this device has ended too.
    onSuccess: () => void loadUser(),
  });
  return (
    <LinkConfirmation
      title={t('restore.title')}
      lead={t('restore.lead')}
      submitLabel={t(restore.isPending ? 'restore.busy' : 'restore.submit')}
      token={token}
      busy={restore.isPending}
      error={restore.error}
      done={restore.data && t('restore.done', { email: restore.data.email })}
      onConfirm={(linkToken) => restore.mutate({ body: { token: linkToken } })}
    >
      {(restore.isSuccess || restore.isError) && (
        <ActionLink to="/auth" variant="filled" size="large">
          {t('restore.continue')}
        </ActionLink>
      )}
    </LinkConfirmation>
  );
}
