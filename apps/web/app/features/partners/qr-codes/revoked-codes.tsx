import type { QrCode } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './qr-codes.module.css';

/** The revoked codes, kept for the record. */
export function RevokedCodes({ codes, timeZone }: { codes: readonly QrCode[]; timeZone: string }) {
  const { t } = useTranslation('partners');
  const format = useFormat();
  return (
    <details className={classes.revoked}>
      <summary>{t('codes.revoked', { count: codes.length })}</summary>
      <ul>
        {codes.map(({ id, label, revoked_at }) => (
          <li key={id}>
            <s>{label}</s>{' '}
            {revoked_at &&
              t('codes.revokedOn', { date: format.date(revoked_at, 'fullDate', timeZone) })}
          </li>
        ))}
      </ul>
    </details>
  );
}
