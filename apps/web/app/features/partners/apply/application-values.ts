import type { PartnerApplication } from '@pulse/contract/client';
import {
  APPLICATION_FIELDS,
  BUSINESS_TYPES,
  type BusinessType,
  completeWebsite,
} from '@pulse/domain';

/** Returns whether a text is one of the business types. */
export function isBusinessType(text: string): text is BusinessType {
  return BUSINESS_TYPES.some((type) => type === text);
}

/** The values of the form; the position is typed, or comes from the map. */
export interface ApplicationValues
  extends Record<(typeof APPLICATION_FIELDS)[number] | 'tax_id' | 'bank_account', string> {
  business_type: BusinessType | '';
  agreement: boolean;
}

export type ApplicationField = keyof ApplicationValues;

export const emptyApplication: ApplicationValues = {
  business_name: '',
  business_type: '',
  description: '',
  website: '',
  contact_name: '',
  contact_email: '',
  phone: '',
  address: '',
  latitude: '',
  longitude: '',
  tax_id: '',
  bank_account: '',
  bank_name: '',
  agreement: false,
};

/** Returns the form values of an application to change; its encrypted numbers are left empty. */
export function toApplicationValues(application: PartnerApplication): ApplicationValues {
  const texts = APPLICATION_FIELDS.map(
    (field) => [field, application[field]?.toString() ?? ''] as const,
  );
  const { business_type } = application;
  return {
    ...emptyApplication,
    ...Object.fromEntries(texts),
    business_type: isBusinessType(business_type) ? business_type : 'other',
  };
}

/** A typed coordinate, with a point or a comma; null for an empty field, NaN for what is no number. */
function toCoordinate(text: string): number | null {
  const trimmed = text.trim().replace(',', '.');
  return trimmed === '' ? null : Number(trimmed);
}

/** Returns the body to send for a new application. */
export function toSubmitBody(values: ApplicationValues) {
  return {
    ...values,
    website: completeWebsite(values.website),
    latitude: toCoordinate(values.latitude),
    longitude: toCoordinate(values.longitude),
  };
}

/** Returns the body to send for a change: numbers that are left empty stay as they are. */
export function toResubmitBody(values: ApplicationValues) {
  const { agreement: _, tax_id, bank_account, ...body } = toSubmitBody(values);
  return {
    ...body,
    tax_id: tax_id.trim() || undefined,
    bank_account: bank_account.trim() || undefined,
  };
}

/** The position of the typed coordinates; null unless both are numbers. */
export function positionOf({ latitude, longitude }: ApplicationValues) {
  const position = { latitude: toCoordinate(latitude), longitude: toCoordinate(longitude) };
  const { latitude: lat, longitude: lng } = position;
  if (lat === null || lng === null || !(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return null;
  return { latitude: lat, longitude: lng };
}
