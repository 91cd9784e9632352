import type { DoorVenue } from '@pulse/contract/client';

export interface ScanSheetProps {
  opened: boolean;
  onClose: () => void;
  venue: DoorVenue;
  /** The other way in when a scan is refused. */
  onLookUp: () => void;
}
