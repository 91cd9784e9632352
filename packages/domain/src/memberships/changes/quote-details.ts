import type { BookingState } from '../../bookings/booking-states.ts';
import type { Money } from '../../money.ts';
import type { IsoInstant } from '../../time/instants.ts';
import type { ZoneName } from '../../time/zones.ts';
import type { BillingInterval, PlanCode } from '../plans/plans.ts';

interface PlanDetails {
  plan_code: PlanCode;
  billing_interval: BillingInterval;
}

/** A quote as it is sent: also with the refusal of one that no longer holds. */
export interface ChangeQuoteDetails {
  id: string;
  expires_at: IsoInstant;
  now: (PlanDetails & { charge: Money }) | null;
  renewal: PlanDetails & { at: IsoInstant; price: Money; changes: boolean };
  bookings_above_plan: {
    booking_id: string;
    title: string;
    venue_name: string;
    starts_at: IsoInstant;
    time_zone: ZoneName;
    status: BookingState;
  }[];
}
