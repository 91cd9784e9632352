import type { PartnerApplication, SubmitPartnerApplicationData } from '@pulse/contract/client';

export type BusinessType = SubmitPartnerApplicationData['body']['business_type'];

/** The types of business that can apply, in the order of the select field. */
export const businessTypes = [
  'gym',
  'studio',
  'pool',
  'climbing',
  'spa',
  'courts',
  'other',
] as const satisfies readonly BusinessType[];

/** Returns whether a text is one of the business types. */
export function isBusinessType(text: string): text is BusinessType {
  return businessTypes.some((type) => type === text);
}

/** The values of the form; the position is typed, or comes from the map. */
export interface ApplicationValues {
  business_name: string;
  business_type: BusinessType | '';
  description: string;
  website: string;
  contact_name: string;
  contact_email: string;
  phone: string;
  address: string;
  latitude: string;
  longitude: string;
  tax_id: string;
  bank_account: string;
  bank_name: string;
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
  const { business_name, contact_name, contact_email, phone, business_type } = application;
  const { description, website, address, latitude, longitude, bank_name } = application;
  return {
    ...emptyApplication,
    business_name,
    business_type: isBusinessType(business_type) ? business_type : 'other',
    description,
    website,
    contact_name,
    contact_email,
    phone,
    address,
    latitude: latitude?.toString() ?? '',
    longitude: longitude?.toString() ?? '',
    bank_name,
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
    website: values.website.trim(),
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
