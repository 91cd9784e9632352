import { confirmEmailChangeMutation, restoreEmailMutation } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { ActionLink } from '#ui/controls/action.tsx';
import { LinkConfirmation } from '../email-link/link-confirmation.tsx';
import { useLinkToken } from '../email-link/use-link-token.ts';
import { loadUser } from '../session/load-user.ts';

// Signed in on this device, it shows the other address; or its session has ended.
const options = {
  onDone: () => void loadUser(),
  refetch: ['accounts'],
  failure: 'note',
} as const;

/** Moves the account to the address at which the link was read. */
export function ConfirmEmailChangeScreen() {
  const { t } = useTranslation('sign-in-ways');
  const token = useLinkToken();
  const change = useAction(confirmEmailChangeMutation(), options);
  const done = change.data && t('change.done', { email: change.data.email });
  return (
    <LinkConfirmation link="change" token={token} action={change} done={done}>
      {(change.isSuccess || change.isError) && (
        <ActionLink to="/app/profile#security" variant="filled" size="large">
          {t('change.continue')}
        </ActionLink>
      )}
    </LinkConfirmation>
  );
}

/** Takes the account back to the address at which the link was read. */
export function RestoreEmailScreen() {
  const { t } = useTranslation('sign-in-ways');
  const token = useLinkToken();
  const restore = useAction(restoreEmailMutation(), options);
  const done = restore.data && t('restore.done', { email: restore.data.email });
  return (
    <LinkConfirmation link="restore" token={token} action={restore} done={done}>
      {(restore.isSuccess || restore.isError) && (
        <ActionLink to="/auth" variant="filled" size="large">
          {t('restore.continue')}
        </ActionLink>
      )}
    </LinkConfirmation>
  );
}
