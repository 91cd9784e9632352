import { Button, TextInput } from '@mantine/core';
import { IconCopy, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import classes from './qr-codes.module.css';
import { RotateKeyDialog } from './rotate-key-dialog.tsx';

interface SignedLinkProps {
  venueId: string;
  url: string;
  keyVersion: number;
  canRotateKey: boolean;
  onPoster: () => void;
}

/** The venue's signed check-in link, with rotation of its key. */
export function SignedLink({ venueId, url, keyVersion, canRotateKey, onPoster }: SignedLinkProps) {
  const { t } = useTranslation('partner-qr-codes');
  const [confirmingRotation, setConfirmingRotation] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toastSuccess(t('link.copied')),
      () => toastFailure(t('link.copyFailed')),
    );
  return (
    <div className={classes.link}>
      <h3 className={classes.label}>{t('link.heading')}</h3>
      <p className={classes.since}>{t('link.lead', { version: keyVersion })}</p>
      <TextInput
        label={t('link.label')}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        className={classes.linkField}
      />
      <div className={classes.actions}>
        <Button
          size="sm"
          leftSection={<IconCopy size={18} stroke={1.6} aria-hidden="true" />}
          onClick={copy}
        >
          {t('link.copy')}
        </Button>
        <Button
          size="sm"
          leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden="true" />}
          onClick={onPoster}
        >
          {t('link.poster')}
        </Button>
        {canRotateKey && (
          <Button size="sm" variant="subtle" onClick={() => setConfirmingRotation(true)}>
            {t('link.rotate')}
          </Button>
        )}
      </div>
      {!canRotateKey && <p className={classes.since}>{t('link.adminOnly')}</p>}
      <RotateKeyDialog
        opened={confirmingRotation}
        venueId={venueId}
        onClose={() => setConfirmingRotation(false)}
      />
    </div>
  );
}
