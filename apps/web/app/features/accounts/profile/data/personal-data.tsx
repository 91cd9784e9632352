import { downloadMyData } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { toastFailure } from '#ui/feedback/toast.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { toFailure } from '#ui/network/problem.ts';
import { SubsectionTitle } from '../../profile-subsection.tsx';
import classes from './personal-data.module.css';

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'));

function saveDataExport(content: unknown): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  saveFile(file, 'pulse-my-data.json');
}

/** Download of all personal data, and deletion of the account. */
export function PersonalData({ onDeleted }: { onDeleted: () => void }) {
  const { t } = useTranslation('profile');
  const [isDeleting, setIsDeleting] = useState(false);
  const download = useMutation({
    mutationFn: async () => (await downloadMyData({ throwOnError: true })).data,
    onSuccess: saveDataExport,
    onError: (error) => toastFailure(toFailure(error).detail ?? t('data.failed')),
  });
  return (
    <>
      <div className={classes.part}>
        <div>
          <SubsectionTitle>{t('data.downloadTitle')}</SubsectionTitle>
          <p className={classes.hint}>{t('data.downloadHint')}</p>
        </div>
        <Action disabled={download.isPending} onClick={() => download.mutate()}>
          {t('data.download')}
        </Action>
      </div>
      <div className={classes.part}>
        <div>
          <SubsectionTitle>{t('data.eraseTitle')}</SubsectionTitle>
          <p className={classes.hint}>{t('data.deleteHint')}</p>
        </div>
        <Action variant="danger" onClick={() => setIsDeleting(true)}>
          {t('data.delete')}
        </Action>
      </div>
      {isDeleting && (
        <Suspense>
          <DeleteAccountDialog onClose={() => setIsDeleting(false)} onDeleted={onDeleted} />
        </Suspense>
      )}
    </>
  );
}
