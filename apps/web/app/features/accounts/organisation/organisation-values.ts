import type { ChangeOrganisationData, Organisation } from '@pulse/contract/client';

/** The fields of the form. Tax id and account are empty until the partner types new ones. */
export interface OrganisationValues {
  legal_name: string;
  contact_name: string;
  contact_email: string;
  contact_phone: string;
  tax_id: string;
  bank_account: string;
  bank_name: string;
}

export type OrganisationField = keyof OrganisationValues;

/** The form with the password that proves who changes it. */
export type EditedOrganisation = OrganisationValues & { current_password: string };

/** The fields whose value the server sends as it is. */
const readable = ['legal_name', 'contact_name', 'contact_email', 'contact_phone'] as const;

const organisationFields: readonly OrganisationField[] = [
  ...readable,
  'tax_id',
  'bank_account',
  'bank_name',
];

/** What an admin sees of a field: its value, or its last characters. */
export function shownValue(organisation: Organisation, field: OrganisationField): string {
  if (field === 'tax_id') return organisation.tax_id_hint;
  if (field === 'bank_account') return organisation.bank_account_hint;
  return organisation[field];
}

/** The values with which the form opens. */
export function toValues(organisation: Organisation): OrganisationValues {
  const { legal_name, contact_name, contact_email, contact_phone } = organisation;
  const secrets = { tax_id: '', bank_account: '', bank_name: '' };
  return { legal_name, contact_name, contact_email, contact_phone, ...secrets };
}

/** The fields that were typed over what the form opened with, as the server expects them. */
export function toChange(
  values: OrganisationValues,
  base: Organisation,
): Omit<ChangeOrganisationData['body'], 'version' | 'current_password'> {
  const changed = readable.filter((field) => values[field].trim() !== base[field]);
  const { tax_id, bank_account, bank_name } = values;
  return {
    ...Object.fromEntries(changed.map((field) => [field, values[field]])),
    ...(tax_id.trim() && { tax_id }),
    ...((bank_account.trim() || bank_name.trim()) && { bank_account, bank_name }),
  };
}

/** What an admin sees of each field: by it what another admin changed is found. */
export function toShown(organisation: Organisation): Record<keyof EditedOrganisation, string> {
  const shown = { ...toValues(organisation), current_password: '' };
  for (const field of organisationFields) shown[field] = shownValue(organisation, field);
  return shown;
}
