import { Button } from '@mantine/core';
import type { QrCode } from '@pulse/contract/client';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { useFormat } from '../../../ui/format/use-format.ts';
import { QrCodeImage } from '../../../ui/qr-code/qr-code-image.tsx';
import classes from './qr-codes.module.css';

interface QrCodeCardProps {
  code: QrCode;
  timeZone: string;
  onPoster: () => void;
  onRevoke: () => void;
}

/** The QR code of one entrance, large enough to be scanned from the screen. */
export function QrCodeCard({ code, timeZone, onPoster, onRevoke }: QrCodeCardProps) {
  const { t } = useTranslation('partners');
  const format = useFormat();
  const { label, url } = code;
  return (
    <li className={classes.card}>
      <QrCodeImage text={url} label={t('codes.image', { label })} className={classes.image} />
      <div className={classes.content}>
        <h3 className={classes.label}>{label}</h3>
        <p className={classes.code}>{code.code}</p>
        <p className={classes.since}>
          {t('codes.since', { date: format.date(code.created_at, 'fullDate', timeZone) })}
        </p>
        <div className={classes.actions}>
          <Button
            size="sm"
            leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden="true" />}
            aria-label={t('codes.posterOf', { label })}
            onClick={onPoster}
          >
            {t('codes.poster')}
          </Button>
          <Button
            size="sm"
            variant="subtle"
            aria-label={t('codes.revokeOf', { label })}
            onClick={onRevoke}
          >
            {t('codes.revoke')}
          </Button>
        </div>
      </div>
    </li>
  );
}
