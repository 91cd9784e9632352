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

/** The fields whose value the server sends as it is. */
const readable = ['legal_name', 'contact_name', 'contact_email', 'contact_phone'] as const;

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

/** Whether anything would be saved. */
export function isUnsaved(values: OrganisationValues, base: Organisation): boolean {
  return Object.keys(toChange(values, base)).length > 0;
}

/** The fields that another user changed between two versions, with what they show now. */
export function changedElsewhere(
  base: Organisation,
  latest: Organisation,
): { field: OrganisationField; value: string }[] {
  const fields: OrganisationField[] = [...readable, 'tax_id', 'bank_account', 'bank_name'];
  return fields
    .map((field) => ({ field, value: shownValue(latest, field) }))
    .filter(({ field, value }) => value !== shownValue(base, field));
}

/** What was typed in a field instead of what is saved there; null where nothing was. */
export function typedInstead(
  values: OrganisationValues,
  saved: Organisation,
  field: OrganisationField,
): string | null {
  const typed = values[field].trim();
  return typed === toValues(saved)[field] ? null : typed;
}

/** What was typed over the new version: fields that were not touched follow it. */
export function rebase(
  values: OrganisationValues,
  base: Organisation,
  latest: Organisation,
): OrganisationValues {
  const follow = readable.filter((field) => values[field].trim() === base[field]);
  return { ...values, ...Object.fromEntries(follow.map((field) => [field, latest[field]])) };
}
