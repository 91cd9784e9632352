import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { Scanner } from '../../../ui/scanner/scanner.tsx';
import { ScanResult } from './scan-result.tsx';
import classes from './scan-sheet.module.css';
import type { ScanSheetProps } from './scan-sheet-props.ts';
import { useScanMember } from './use-scan-member.ts';

/** Scans one member after the other: camera, picture, or a handheld scanner that types. */
export function ScanSheet({ opened, onClose, ...rest }: ScanSheetProps) {
  const { t } = useTranslation('door');
  return (
    <Sheet opened={opened} onClose={onClose} title={t('scan.title')}>
      <ScanPanel {...rest} />
    </Sheet>
  );
}

function ScanPanel({ venue, onLookUp }: Pick<ScanSheetProps, 'venue' | 'onLookUp'>) {
  const { t } = useTranslation('door');
  const { outcome, scan } = useScanMember(venue.id);
  const container = useRef<HTMLDivElement>(null);
  // A handheld scanner types wherever the focus is: after each scan it belongs in the field again.
  useEffect(() => {
    if (outcome.kind === 'in' || outcome.kind === 'refused') {
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
          <ScanResult outcome={outcome} zone={venue.time_zone} />
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
