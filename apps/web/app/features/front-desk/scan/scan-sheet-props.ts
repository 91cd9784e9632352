import type { FrontDeskVenue } from '@pulse/contract/client';

export interface ScanSheetProps {
  opened: boolean;
  onClose: () => void;
  venue: FrontDeskVenue;
  /** The other way in when a scan is refused. */
  onLookUp: () => void;
}
