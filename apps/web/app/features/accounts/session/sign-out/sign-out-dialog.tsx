import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
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
      busy={busy}
      onConfirm={confirmSignOut}
      onCancel={onClose}
    >
      {t('signOut.question')}
    </ConfirmDialog>
  );
}
