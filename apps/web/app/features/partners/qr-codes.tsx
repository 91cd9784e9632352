import { type DoorVenue, listQrCodesOptions, type QrCode } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { useCatchFocus } from '../../ui/use-catch-focus.ts';
import { MakeQrCode } from './make-qr-code.tsx';
import { PosterSheet } from './poster-sheet.tsx';
import type { PosterWish } from './poster-wish.ts';
import { QrCodeCard } from './qr-code-card.tsx';
import classes from './qr-codes.module.css';
import { RevokeDialog } from './revoke-dialog.tsx';
import { RevokedCodes } from './revoked-codes.tsx';
import { sectionTitleId } from './section.tsx';
import { SignedLink } from './signed-link.tsx';

interface QrCodesProps {
  venue: DoorVenue;
  /** Only the partner admin turns the key of the signed link. */
  mayTurnKey: boolean;
}

/** A venue's entrance codes: make, print, revoke; and its signed link. */
export function QrCodes({ venue, mayTurnKey }: QrCodesProps) {
  const { t } = useTranslation('partners');
  const codes = useQuery(listQrCodesOptions({ path: { id: venue.id } }));
  const [poster, setPoster] = useState<PosterWish | null>(null);
  const [revoking, setRevoking] = useState<QrCode | null>(null);
  // A revoked code takes its buttons along.
  const list = useRef<HTMLUListElement>(null);
  useCatchFocus(list, () => document.getElementById(sectionTitleId('qr-codes')));
  if (codes.isPending) return <LoadingRows rows={2} height={180} />;
  if (codes.isError) return <ErrorState error={codes.error} onRetry={() => codes.refetch()} />;
  const { items, signed_url, key_version } = codes.data;
  const live = items.filter(({ revoked_at }) => revoked_at === null);
  const revoked = items.filter(({ revoked_at }) => revoked_at !== null);
  return (
    <>
      <MakeQrCode key={venue.id} venueId={venue.id} />
      {live.length === 0 && <p className={classes.empty}>{t('codes.empty')}</p>}
      <ul className={classes.cards} ref={list}>
        {live.map((code) => (
          <QrCodeCard
            key={code.id}
            code={code}
            zone={venue.time_zone}
            onPoster={() => setPoster({ url: code.url, label: code.label, code: code.code })}
            onRevoke={() => setRevoking(code)}
          />
        ))}
      </ul>
      {revoked.length > 0 && <RevokedCodes codes={revoked} zone={venue.time_zone} />}
      <SignedLink
        venueId={venue.id}
        url={signed_url}
        keyVersion={key_version}
        mayTurnKey={mayTurnKey}
        onPoster={() => setPoster({ url: signed_url, label: t('link.posterLabel'), code: null })}
      />
      <PosterSheet wish={poster} venue={venue} onClose={() => setPoster(null)} />
      <RevokeDialog code={revoking} venueId={venue.id} onClose={() => setRevoking(null)} />
    </>
  );
}
