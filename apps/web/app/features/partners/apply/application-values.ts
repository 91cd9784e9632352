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

/** The values of the form. */
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

/** Returns the form values of an application to change; its encrypted numbers are left empty. */
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
