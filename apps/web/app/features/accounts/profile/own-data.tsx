import { downloadMyData } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../ui/action.tsx';
import { toFailure } from '../../../ui/problem.ts';
import { toastFailure } from '../../../ui/toast.ts';
import classes from './own-data.module.css';

const DeleteAccountDialog = lazy(async () => {
  const { DeleteAccountDialog: Dialog } = await import('./delete-account-dialog.tsx');
  return { default: Dialog };
});

function saveAsFile(content: unknown): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'pulse-my-data.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Everything that is kept about the person: to take along, or to erase. */
export function OwnData({ onDeleted }: { onDeleted: () => void }) {
  const { t } = useTranslation('profile');
  const [deleting, setDeleting] = useState(false);
  const download = useMutation({
    mutationFn: async () => (await downloadMyData({ throwOnError: true })).data,
    onSuccess: saveAsFile,
    onError: (error) => toastFailure(toFailure(error).detail ?? t('data.failed')),
  });
  return (
    <>
      <div className={classes.part}>
        <div>
          <h3 className={classes.title}>{t('data.downloadTitle')}</h3>
          <p className={classes.hint}>{t('data.downloadHint')}</p>
        </div>
        <Action disabled={download.isPending} onClick={() => download.mutate()}>
          {t('data.download')}
        </Action>
      </div>
      <div className={classes.part}>
        <div>
          <h3 className={classes.title}>{t('data.eraseTitle')}</h3>
          <p className={classes.hint}>{t('data.deleteHint')}</p>
        </div>
        <Action variant="danger" onClick={() => setDeleting(true)}>
          {t('data.delete')}
        </Action>
      </div>
      {deleting && (
        <Suspense>
          <DeleteAccountDialog onClose={() => setDeleting(false)} onDeleted={onDeleted} />
        </Suspense>
      )}
    </>
  );
}
