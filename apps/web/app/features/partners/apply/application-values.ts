import type { PartnerApplication, SubmitPartnerApplicationData } from '@pulse/contract/client';

export type BusinessType = SubmitPartnerApplicationData['body']['business_type'];

/** The kinds of place that may apply, in the order they are offered. */
export const businessTypes = [
  'gym',
  'studio',
  'pool',
  'climbing',
  'spa',
  'courts',
  'other',
] as const satisfies readonly BusinessType[];

/** Whether a text is one of the known business types. */
export function isBusinessType(text: string): text is BusinessType {
  return businessTypes.some((type) => type === text);
}

/** What stands in the form; nothing is chosen and nothing agreed to beforehand. */
export interface ApplicationValues {
  business_name: string;
  contact_email: string;
  phone: string;
  business_type: BusinessType | '';
  description: string;
  website: string;
  address: string;
  tax_id: string;
  bank_account: string;
  agreement: boolean;
}

export const emptyApplication: ApplicationValues = {
  business_name: '',
  contact_email: '',
  phone: '',
  business_type: '',
  description: '',
  website: '',
  address: '',
  tax_id: '',
  bank_account: '',
  agreement: false,
};

/** An application read again to be changed; the sealed numbers stay unless typed anew. */
export function toApplicationValues(application: PartnerApplication): ApplicationValues {
  const { business_name, contact_email, phone, business_type, description, website, address } =
    application;
  return {
    ...emptyApplication,
    business_name,
    contact_email,
    phone,
    business_type: isBusinessType(business_type) ? business_type : 'other',
    description,
    website,
    address,
  };
}
