import { downloadMyData } from '@pulse/contract/client';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { useDownload } from '#ui/files/use-download.ts';
import { Text } from '#ui/layout/text.tsx';
import { SubsectionTitle } from '../../profile-subsection.tsx';
import classes from '../profile.module.css';

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'));

async function readMyData() {
  const { data } = await downloadMyData({ throwOnError: true });
  return { data: new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }) };
}

/** Download of all personal data, and deletion of the account. */
export function PersonalData({ onDeleted }: { onDeleted: () => void }) {
  const { t } = useTranslation('profile');
  const [isDeleting, setIsDeleting] = useState(false);
  const download = useDownload(readMyData, () => 'pulse-my-data.json');
  return (
    <>
      <div className={classes.data}>
        <div>
          <SubsectionTitle>{t('data.downloadTitle')}</SubsectionTitle>
          <Text tone="quiet">{t('data.downloadHint')}</Text>
        </div>
        <Action disabled={download.isPending} onClick={() => download.mutate()}>
          {t('data.download')}
        </Action>
      </div>
      <div className={classes.data}>
        <div>
          <SubsectionTitle>{t('data.eraseTitle')}</SubsectionTitle>
          <Text tone="quiet">{t('data.deleteHint')}</Text>
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
