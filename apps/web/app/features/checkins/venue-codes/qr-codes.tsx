import { type FrontDeskVenue, listQrCodesOptions } from '@pulse/contract/client';
import { formatEntranceCode } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import { Text } from '#ui/layout/text.tsx';
import { sectionTitleId } from '#ui/page/dashboard-section.tsx';
import { CreateQrCode } from './create-qr-code.tsx';
import { EndedCodes } from './ended-codes.tsx';
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
        <Text tone="quiet" className={classes.empty}>
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
