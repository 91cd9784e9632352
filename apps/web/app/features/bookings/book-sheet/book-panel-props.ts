import type { Booking, ClassSessionDetail, Eligibility } from '@pulse/contract/client';
import type { useBookClass } from './use-book-class.ts';

/** What every panel of the booking sheet is given. */
export interface BookPanelProps {
  session: ClassSessionDetail;
  eligibility: Eligibility;
  bookMutation: ReturnType<typeof useBookClass>;
  onClose: () => void;
  onCancel: (booking: Booking) => void;
}
