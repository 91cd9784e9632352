import type { Booking, ClassSessionDetail, Eligibility } from '@pulse/contract/client';
import type { useBookClass } from './use-book-class.ts';

/** Props of every panel of the booking sheet. */
export interface BookPanelProps {
  session: ClassSessionDetail;
  eligibility: Eligibility;
  bookMutation: ReturnType<typeof useBookClass>;
  onClose: () => void;
  onCancel: (booking: Booking) => void;
}
