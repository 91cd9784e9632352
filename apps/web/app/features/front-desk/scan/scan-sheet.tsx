import type { FrontDeskVenue } from '@pulse/contract/client';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { Scanner } from '../../../ui/scanner/scanner.tsx';
import { ScanResult } from './scan-result.tsx';
import classes from './scan-sheet.module.css';
import { useScanMember } from './use-scan-member.ts';

interface ScanSheetProps {
  opened: boolean;
  onClose: () => void;
  venue: FrontDeskVenue;
  /** Opens the look-up by name when a scan is refused. */
  onLookUp: () => void;
}

/** Scans members one after the other: by camera, from an image, or with a handheld scanner. */
export function ScanSheet({ opened, onClose, ...rest }: ScanSheetProps) {
  const { t } = useTranslation('front-desk');
  return (
    <Sheet opened={opened} onClose={onClose} title={t('scan.title')}>
      <ScanPanel {...rest} />
    </Sheet>
  );
}

function ScanPanel({ venue, onLookUp }: Pick<ScanSheetProps, 'venue' | 'onLookUp'>) {
  const { t } = useTranslation('front-desk');
  const { outcome, scan } = useScanMember(venue.id);
  const container = useRef<HTMLDivElement>(null);
  // A handheld scanner types into the focused element: after each scan the field gets the focus again.
  useEffect(() => {
    if (outcome.kind === 'checked-in' || outcome.kind === 'refused') {
      container.current
        ?.querySelector<HTMLElement>('[data-autofocus]')
        ?.focus({ preventScroll: true });
    }
  }, [outcome]);
  return (
    <div ref={container} className={classes.scan}>
      <div role="status" aria-live="assertive">
        {outcome.kind === 'none' ? (
          <p className={classes.lead}>{t('scan.lead')}</p>
        ) : (
          <ScanResult outcome={outcome} timeZone={venue.time_zone} />
        )}
      </div>
      {outcome.kind === 'refused' && (
        <button type="button" className={classes.lookUp} onClick={onLookUp}>
          {t('scan.byHand')}
        </button>
      )}
      <div className={classes.scanner}>
        <Scanner onText={scan} inputLabel={t('scan.type')} focusInput />
      </div>
    </div>
  );
}
