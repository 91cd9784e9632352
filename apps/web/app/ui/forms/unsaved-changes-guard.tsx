import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslation } from '#light-translator';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';

/** Asks for confirmation before a page with unsaved changes is left or closed. */
export function UnsavedChangesGuard({ unsaved }: { unsaved: boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!unsaved) return;
    // The browser shows its own confirmation.
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [unsaved]);

  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={t('unsaved.title')}
      confirm={t('unsaved.leave')}
      cancel={t('unsaved.stay')}
      destructive
      closesOnBack={false}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <p>{t('unsaved.text')}</p>
    </ConfirmDialog>
  );
}
