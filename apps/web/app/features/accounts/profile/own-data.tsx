import { Button } from '@mantine/core';
import { downloadMyData } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../ui/toast.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

function saveAsFile(content: unknown): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'pulse-my-data.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Everything that is kept about the person: to take along, or to erase. */
export function OwnData() {
  const { t } = useTranslation('profile');
  const [deleting, setDeleting] = useState(false);
  const download = useMutation({
    mutationFn: async () => (await downloadMyData({ throwOnError: true })).data,
    onSuccess: saveAsFile,
    onError: () => toastFailure(t('data.failed')),
  });
  return (
    <>
      <p>{t('data.downloadHint')}</p>
      <Button loading={download.isPending} onClick={() => download.mutate()}>
        {t('data.download')}
      </Button>
      <p>{t('data.deleteHint')}</p>
      <Button variant="danger" onClick={() => setDeleting(true)}>
        {t('data.delete')}
      </Button>
      <DeleteAccountDialog opened={deleting} onClose={() => setDeleting(false)} />
    </>
  );
}
