import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { readUnsent } from '#ui/network/unsent-changes.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
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
    <ConfirmDialog
      opened={opened}
      title={t('signOut.title')}
      confirm={t('signOut.confirm')}
      cancel={t('signOut.cancel')}
      destructive={unsent > 0}
      busy={busy}
      onConfirm={confirmSignOut}
      onCancel={onClose}
    >
      {unsent > 0 ? t('signOut.unsent', { count: unsent }) : t('signOut.question')}
    </ConfirmDialog>
  );
}
