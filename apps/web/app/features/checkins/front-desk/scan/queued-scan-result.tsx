import { IconCircleX, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import type { QueuedScan } from '../../offline-desk/queue-scan.ts';
import classes from './scan.module.css';

/** What became of a scan without a network: queued and for whom, or why not. */
export function QueuedScanResult({ scan }: { scan: QueuedScan }) {
  const { t } = useTranslation('front-desk');
  if (scan.kind === 'not-queued') {
    return (
      <div className={classes.result} data-outcome="refused">
        <IconCircleX size={44} stroke={1.8} aria-hidden="true" />
        <div>
          <p className={classes.title}>{t('scan.refused')}</p>
          <p>{t(`offline.${scan.reason}`)}</p>
        </div>
      </div>
    );
  }
  const { name, title } = scan;
  return (
    <div className={classes.result} data-outcome="queued">
      <IconCloudUp size={44} stroke={1.8} aria-hidden="true" />
      <div>
        <p className={classes.title}>
          {t('offline.scanQueued', { name: name ?? t('offline.unknownName') })}
        </p>
        <p>{title ? t('offline.scanBooked', { title }) : t('offline.scanNotBooked')}</p>
      </div>
    </div>
  );
}
