import type { CreatePartnerVenueData, PartnerVenue } from '@pulse/contract/client';
import {
  BOOKING_POLICY_BOUNDS,
  type BookingPolicy,
  missingVenueRequirements,
  type VenueRequirement,
  type VenueText,
  venueTextsOf,
} from '@pulse/domain';

/** The figures of a booking policy as they are typed; an empty one is the product's default. */
export type PolicyValues = Record<keyof BookingPolicy, string>;

/** The values of the form; numbers are texts while they are typed. */
export interface VenueValues
  extends Pick<
    PartnerVenue,
    | 'name'
    | 'address'
    | 'city'
    | VenueText
    | 'amenities'
    | 'activities'
    | 'tier'
    | 'open_gym'
    | 'operating_hours'
  > {
  /** One value, because a partner who moves the pin means all three. */
  position: { latitude: string; longitude: string; time_zone: string };
  visit_limit_per_month: string;
  booking_policy: PolicyValues;
}

export type VenueBody = CreatePartnerVenueData['body'];

export const policyNames = Object.keys(BOOKING_POLICY_BOUNDS) as (keyof BookingPolicy)[];

/** Returns a policy's figures as texts. */
function toPolicyValues(policy: PartnerVenue['booking_policy']): PolicyValues {
  const texts = policyNames.map((name) => [name, textOf(policy[name])]);
  return Object.fromEntries(texts) as PolicyValues;
}

export const emptyVenue: VenueValues = {
  name: '',
  description: '',
  activities: [],
  website: '',
  address: '',
  city: '',
  position: { latitude: '', longitude: '', time_zone: '' },
  location_description: '',
  operating_hours: [],
  amenities: [],
  important_info: '',
  visit_limit_per_month: '',
  tier: 'standard',
  open_gym: false,
  booking_policy: toPolicyValues({}),
};

/** Returns the form values of a saved venue. */
export function toVenueValues(venue: PartnerVenue): VenueValues {
  const { latitude, longitude, time_zone } = venue;
  // A venue drafted from an application without a pin.
  const isPlaced = latitude !== 0 || longitude !== 0;
  return {
    // Its order is that of the form.
    ...emptyVenue,
    ...venueTextsOf(venue),
    name: venue.name,
    activities: venue.activities,
    address: venue.address,
    city: venue.city,
    position: isPlaced
      ? { latitude: textOf(latitude), longitude: textOf(longitude), time_zone }
      : emptyVenue.position,
    operating_hours: venue.operating_hours,
    amenities: venue.amenities,
    visit_limit_per_month: textOf(venue.visit_limit_per_month),
    tier: venue.tier,
    open_gym: venue.open_gym,
    booking_policy: toPolicyValues(venue.booking_policy),
  };
}

function textOf(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/** Reads a typed number, with a point or a comma; NaN without one. */
export function readNumber(text: string): number {
  const trimmed = text.trim().replace(',', '.');
  return trimmed === '' ? Number.NaN : Number(trimmed);
}

/** Returns the venue to send; a number that is none is refused at its field. */
export function toVenueBody(values: VenueValues): VenueBody {
  const { position, visit_limit_per_month, booking_policy, ...fields } = values;
  const stated = policyNames.filter((name) => booking_policy[name].trim() !== '');
  return {
    ...fields,
    latitude: readNumber(position.latitude),
    longitude: readNumber(position.longitude),
    ...(position.time_zone && { time_zone: position.time_zone }),
    visit_limit_per_month: visit_limit_per_month.trim() ? readNumber(visit_limit_per_month) : null,
    booking_policy: Object.fromEntries(
      stated.map((name) => [name, readNumber(booking_policy[name])]),
    ),
  };
}

/** Returns those fields of the venue that were typed. */
export function toVenueChange(
  values: VenueValues,
  typed: readonly (keyof VenueValues)[],
): Partial<VenueBody> {
  const body = toVenueBody(values);
  const change: Partial<VenueBody> = {};
  const take = <Name extends keyof VenueBody>(name: Name) => {
    change[name] = body[name];
  };
  for (const name of typed) {
    if (name === 'position') for (const part of positionNames) take(part);
    else take(name);
  }
  return change;
}

const positionNames = ['latitude', 'longitude', 'time_zone'] as const;

/** What publishing still needs, by what is typed now. */
export function missingIn(values: VenueValues): VenueRequirement[] {
  const [latitude, longitude] = [
    readNumber(values.position.latitude),
    readNumber(values.position.longitude),
  ];
  const isPlaced = Number.isFinite(latitude) && Number.isFinite(longitude);
  return missingVenueRequirements({
    ...values,
    latitude: isPlaced ? latitude : 0,
    longitude: isPlaced ? longitude : 0,
  });
}
