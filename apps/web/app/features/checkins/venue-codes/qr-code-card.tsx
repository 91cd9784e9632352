import { Button } from '@mantine/core';
import type { QrCode } from '@pulse/contract/client';
import { formatEntranceCode } from '@pulse/domain';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { StatusBadge } from '#ui/display/status-badge.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { QrCodeImage } from '#ui/qr-code/qr-code-image.tsx';
import classes from './qr-codes.module.css';

interface QrCodeCardProps {
  code: QrCode;
  timeZone: string;
  onPoster: () => void;
  onRenew: () => void;
  onRevoke: () => void;
}

/**
 * The QR code of one entrance, large enough to be scanned from the screen. One that was renewed is shown
 * until it ends.
 */
export function QrCodeCard({ code, timeZone, onPoster, onRenew, onRevoke }: QrCodeCardProps) {
  const { t } = useTranslation('partner-qr-codes');
  const format = useFormat();
  const { label, url, scans, last_scanned_at, refused_scans, last_refused_at, ends_at } = code;
  const at = (instant: string) => ({
    date: format.date(instant, 'date', timeZone),
    time: format.time(instant, timeZone),
  });
  return (
    <li className={classes.card}>
      <QrCodeImage text={url} label={t('codes.image', { label })} className={classes.image} />
      <div className={classes.content}>
        <h3 className={classes.label}>{label}</h3>
        <p className={classes.code}>{formatEntranceCode(code.code)}</p>
        <p className={classes.since}>
          {t('codes.since', { date: format.date(code.created_at, 'fullDate', timeZone) })}
        </p>
        <p className={classes.since}>
          {t('codes.scans', { count: scans, ...(last_scanned_at && at(last_scanned_at)) })}
        </p>
        {last_refused_at && (
          <p className={classes.since}>
            {t('codes.refused', { count: refused_scans, ...at(last_refused_at) })}
          </p>
        )}
        {ends_at && (
          <div className={classes.expiring}>
            <StatusBadge state="to_come">{t('codes.expiring')}</StatusBadge>
            <p className={classes.since}>{t('codes.expires', at(ends_at))}</p>
          </div>
        )}
        <div className={classes.actions}>
          {!ends_at && (
            <>
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
                aria-label={t('codes.renewOf', { label })}
                onClick={onRenew}
              >
                {t('codes.renew')}
              </Button>
            </>
          )}
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
