import { confirmEmailChangeMutation, getProfileQueryKey } from '@pulse/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { LinkConfirmation } from '../email-link/link-confirmation.tsx';
import { useLinkToken } from '../email-link/use-link-token.ts';
import { loadUser } from '../session/load-user.ts';

/** Moves the account to the address at which the link was read. */
export function ConfirmEmailChangeScreen() {
  const { t } = useTranslation('sign-in-ways');
  const queryClient = useQueryClient();
  const token = useLinkToken();
  const change = useMutation({
    ...confirmEmailChangeMutation(),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: getProfileQueryKey() });
      // Signed in on this device, it shows the new address; or its session has ended.
      void loadUser();
    },
  });
  return (
    <LinkConfirmation
      title={t('change.title')}
      lead={t('change.lead')}
      submitLabel={t(change.isPending ? 'change.busy' : 'change.submit')}
      token={token}
      busy={change.isPending}
      error={change.error}
      done={change.data && t('change.done', { email: change.data.email })}
      onConfirm={(linkToken) => change.mutate({ body: { token: linkToken } })}
    >
      {(change.isSuccess || change.isError) && (
        <ActionLink to="/app/profile#security" variant="filled" size="large">
          {t('change.continue')}
        </ActionLink>
      )}
    </LinkConfirmation>
  );
}
