import type { PartnerClassSession } from '@pulse/contract/client';

/** What a page does when one session is to be changed. */
export interface ScheduleChanges {
  onResize: (session: PartnerClassSession) => void;
  onCancel: (session: PartnerClassSession) => void;
}
