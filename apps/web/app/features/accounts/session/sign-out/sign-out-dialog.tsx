import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { ConfirmAction } from '#ui/actions/confirm-action.tsx';
import { readUnsent } from '#ui/network/unsent-changes.ts';
import { useSession } from '../use-session.ts';
import { signOut } from './sign-out.ts';

interface SignOutDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Redirect target: the start page on a desktop, the sign-in page on a phone. */
  redirectTo: '/' | '/auth';
}

/** Asks for confirmation, then signs out. */
export function SignOutDialog({ opened, onClose, redirectTo }: SignOutDialogProps) {
  const { t } = useTranslation('shell');
  const [busy, setBusy] = useState(false);

  const { user } = useSession();
  const unsent = user ? readUnsent(user.id).length : 0;

  const confirmSignOut = async () => {
    setBusy(true);
    await signOut(redirectTo);
  };

  return (
    <ConfirmAction
      opened={opened}
      words={{
        title: t('signOut.title'),
        confirm: t('signOut.confirm'),
        cancel: t('signOut.cancel'),
        destructive: unsent > 0,
      }}
      action={{ isPending: busy }}
      onConfirm={confirmSignOut}
      onClose={onClose}
    >
      {unsent > 0 ? t('signOut.unsent', { count: unsent }) : t('signOut.question')}
    </ConfirmAction>
  );
}
