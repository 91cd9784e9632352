import { downloadMyData } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../../ui/action.tsx';
import { toFailure } from '../../../ui/problem.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { toastFailure } from '../../../ui/toast.ts';
import classes from './own-data.module.css';
import { PartTitle } from './profile-part.tsx';

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'));

function saveMyData(content: unknown): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  saveFile(file, 'pulse-my-data.json');
}

/** Everything that is kept about the person: to take along, or to erase. */
export function OwnData({ onDeleted }: { onDeleted: () => void }) {
  const { t } = useTranslation('profile');
  const [deleting, setDeleting] = useState(false);
  const download = useMutation({
    mutationFn: async () => (await downloadMyData({ throwOnError: true })).data,
    onSuccess: saveMyData,
    onError: (error) => toastFailure(toFailure(error).detail ?? t('data.failed')),
  });
  return (
    <>
      <div className={classes.part}>
        <div>
          <PartTitle>{t('data.downloadTitle')}</PartTitle>
          <p className={classes.hint}>{t('data.downloadHint')}</p>
        </div>
        <Action disabled={download.isPending} onClick={() => download.mutate()}>
          {t('data.download')}
        </Action>
      </div>
      <div className={classes.part}>
        <div>
          <PartTitle>{t('data.eraseTitle')}</PartTitle>
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
