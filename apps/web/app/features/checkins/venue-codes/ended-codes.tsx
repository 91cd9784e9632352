import type { QrCode } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import classes from './qr-codes.module.css';

/** The codes that were revoked or replaced, kept for the record. */
export function EndedCodes({ codes, timeZone }: { codes: readonly QrCode[]; timeZone: string }) {
  const { t } = useTranslation('partner-qr-codes');
  const format = useFormat();
  return (
    <details className={classes.ended}>
      <summary>{t('codes.ended', { count: codes.length })}</summary>
      <ul>
        {codes.map(({ id, label, revoked_at, ends_at, last_refused_at }) => (
          <li key={id}>
            <s>{label}</s>{' '}
            {ends_at &&
              t(revoked_at ? 'codes.revokedOn' : 'codes.expiredOn', {
                date: format.date(ends_at, 'fullDate', timeZone),
              })}
            {ends_at && last_refused_at && last_refused_at > ends_at && (
              <>
                {'. '}
                {t('codes.stillScanned', {
                  date: format.date(last_refused_at, 'fullDate', timeZone),
                })}
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
