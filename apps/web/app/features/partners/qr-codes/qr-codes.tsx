import { type FrontDeskVenue, listQrCodesOptions, type QrCode } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingRows } from '../../../ui/feedback/loading-rows.tsx';
import { useFocusFallback } from '../../../ui/hooks/use-focus-fallback.ts';
import { sectionTitleId } from '../dashboard/dashboard-section.tsx';
import { CreateQrCode } from './create-qr-code.tsx';
import type { PosterContent } from './poster.tsx';
import { PosterSheet } from './poster-sheet.tsx';
import { QrCodeCard } from './qr-code-card.tsx';
import classes from './qr-codes.module.css';
import { RevokeQrCodeDialog } from './revoke-qr-code-dialog.tsx';
import { RevokedCodes } from './revoked-codes.tsx';
import { SignedLink } from './signed-link.tsx';

interface QrCodesProps {
  venue: FrontDeskVenue;
  /** Only the partner admin can rotate the key of the signed link. */
  canRotateKey: boolean;
}

/** A venue's QR codes, to create, print and revoke, and its signed link. */
export function QrCodes({ venue, canRotateKey }: QrCodesProps) {
  const { t } = useTranslation('partners');
  const codes = useQuery(listQrCodesOptions({ path: { id: venue.id } }));
  const [poster, setPoster] = useState<PosterContent | null>(null);
  const [revoking, setRevoking] = useState<QrCode | null>(null);
  // A revoked code disappears together with its focused button.
  const list = useRef<HTMLUListElement>(null);
  useFocusFallback(list, () => document.getElementById(sectionTitleId('qr-codes')));
  if (codes.isPending) return <LoadingRows rows={2} height={180} />;
  if (codes.isError) return <ErrorState error={codes.error} onRetry={() => codes.refetch()} />;
  const { items, signed_url, key_version } = codes.data;
  const active = items.filter(({ revoked_at }) => revoked_at === null);
  const revoked = items.filter(({ revoked_at }) => revoked_at !== null);
  return (
    <>
      <CreateQrCode key={venue.id} venueId={venue.id} />
      {active.length === 0 && <p className={classes.empty}>{t('codes.empty')}</p>}
      <ul className={classes.cards} ref={list}>
        {active.map((code) => (
          <QrCodeCard
            key={code.id}
            code={code}
            timeZone={venue.time_zone}
            onPoster={() => setPoster({ url: code.url, label: code.label, code: code.code })}
            onRevoke={() => setRevoking(code)}
          />
        ))}
      </ul>
      {revoked.length > 0 && <RevokedCodes codes={revoked} timeZone={venue.time_zone} />}
      <SignedLink
        venueId={venue.id}
        url={signed_url}
        keyVersion={key_version}
        canRotateKey={canRotateKey}
        onPoster={() => setPoster({ url: signed_url, label: t('link.posterLabel'), code: null })}
      />
      <PosterSheet content={poster} venue={venue} onClose={() => setPoster(null)} />
      <RevokeQrCodeDialog code={revoking} venueId={venue.id} onClose={() => setRevoking(null)} />
    </>
  );
}
