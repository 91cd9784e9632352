import type { FrontDeskVenue } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { ScanPanel } from './scan-panel.tsx';

interface ScanSheetProps {
  opened: boolean;
  onClose: () => void;
  venue: FrontDeskVenue;
  /** Opens the look-up, with what was typed here. */
  onLookUp: (query: string) => void;
}

/** Scans members one after the other, above the desk. */
export default function ScanSheet({ opened, onClose, ...rest }: ScanSheetProps) {
  const { t } = useTranslation('front-desk');
  return (
    <Sheet opened={opened} onClose={onClose} title={t('scan.title')}>
      <ScanPanel {...rest} />
    </Sheet>
  );
}
