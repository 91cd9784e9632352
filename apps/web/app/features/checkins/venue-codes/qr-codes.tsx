import { type FrontDeskVenue, listQrCodesOptions, type QrCode } from '@pulse/contract/client';
import { formatEntranceCode } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import { Text } from '#ui/layout/text.tsx';
import { sectionTitleId } from '#ui/page/dashboard-section.tsx';
import { CreateQrCode } from './create-qr-code.tsx';
import type { PosterContent } from './poster/poster-content.ts';
import { PosterSheet } from './poster/poster-sheet.tsx';
import { QrCodeCard } from './qr-code-card.tsx';
import { type CodeChange, QrCodeConfirmation } from './qr-code-confirmation.tsx';
import classes from './qr-codes.module.css';
import { SignedLink } from './signed-link.tsx';

interface QrCodesProps {
  venue: FrontDeskVenue;
  /** Only the partner admin can rotate the key of the signed link. */
  canRotateKey: boolean;
}

/** A venue's QR codes, to create, print, renew and revoke, and its signed link. */
export function QrCodes({ venue, canRotateKey }: QrCodesProps) {
  const { t } = useTranslation('partner-qr-codes');
  const codes = useQuery(listQrCodesOptions({ path: { id: venue.id } }));
  const [poster, setPoster] = useState<PosterContent | null>(null);
  const [change, setChange] = useState<CodeChange | null>(null);
  // A revoked code disappears together with its focused button.
  const list = useRef<HTMLUListElement>(null);
  useFocusFallback(list, () => document.getElementById(sectionTitleId('qr-codes')));
  if (!codes.data)
    return (
      <QueryContent query={codes} loading={<LoadingRows rows={2} height={180} />}>
        {() => null}
      </QueryContent>
    );
  const { items, signed_url, key_version } = codes.data;
  const valid = items.filter(({ state }) => state !== 'ended');
  const ended = items.filter(({ state }) => state === 'ended');
  const show = (content: Omit<PosterContent, 'name'>) =>
    setPoster({ ...content, name: venue.name });
  return (
    <>
      <CreateQrCode key={venue.id} venueId={venue.id} />
      {valid.length === 0 && (
        <Text tone="quiet" className={classes.part}>
          {t('codes.empty')}
        </Text>
      )}
      <ul className={classes.cards} ref={list}>
        {valid.map((code) => (
          <QrCodeCard
            key={code.id}
            code={code}
            timeZone={venue.time_zone}
            onPoster={() =>
              show({ url: code.url, label: code.label, code: formatEntranceCode(code.code) })
            }
            onChange={(kind) => setChange({ kind, code })}
          />
        ))}
      </ul>
      {ended.length > 0 && <EndedCodes codes={ended} timeZone={venue.time_zone} />}
      <SignedLink
        venueId={venue.id}
        url={signed_url}
        keyVersion={key_version}
        canRotateKey={canRotateKey}
        onPoster={() => show({ url: signed_url, label: t('link.posterLabel'), code: null })}
      />
      <PosterSheet content={poster} onClose={() => setPoster(null)} />
      <QrCodeConfirmation change={change} onClose={() => setChange(null)} />
    </>
  );
}

/** The codes that were revoked or replaced, kept for the record. */
function EndedCodes({ codes, timeZone }: { codes: readonly QrCode[]; timeZone: string }) {
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
