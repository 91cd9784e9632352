/** What an applicant says about a business, numbers that are stored encrypted aside. */
export const APPLICATION_FIELDS = [
  'business_name',
  'business_type',
  'description',
  'website',
  'contact_name',
  'contact_email',
  'phone',
  'address',
  'latitude',
  'longitude',
  'bank_name',
] as const;

/** One field of an application. */
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

/** What a reviewer can ask an applicant to change: the position is asked for with the address. */
export const REQUESTABLE_FIELDS = [
  'business_name',
  'business_type',
  'description',
  'website',
  'contact_name',
  'contact_email',
  'phone',
  'address',
  'tax_id',
  'bank_account',
] as const satisfies readonly (ApplicationField | 'tax_id' | 'bank_account')[];

/** One of these. */
export type RequestableField = (typeof REQUESTABLE_FIELDS)[number];

/** The kinds of business that can apply, in the order in which they are chosen. */
export const BUSINESS_TYPES = [
  'gym',
  'studio',
  'pool',
  'climbing',
  'spa',
  'courts',
  'other',
] as const;

/** One kind of business. */
export type BusinessType = (typeof BUSINESS_TYPES)[number];
