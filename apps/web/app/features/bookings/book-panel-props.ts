import type { Booking, ClassSessionDetail, Eligibility } from '@pulse/contract/client';
import type { useBookClass } from './book-class.ts';

/** What every panel of the booking sheet is given. */
export interface BookPanelProps {
  session: ClassSessionDetail;
  eligibility: Eligibility;
  booking: ReturnType<typeof useBookClass>;
  onClose: () => void;
  onLeave: (booking: Booking) => void;
}
