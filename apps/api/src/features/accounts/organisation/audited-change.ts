import type { OrganisationRow } from '../organisations.store.ts';

/** What the audit log may keep for ever: nothing of a person, and no more than is shown masked. */
const AUDITED = ['legal_name', 'tax_id_hint', 'bank_name', 'bank_account_hint'] as const;

/** The entry of a change: the fields that were named, and the values that may be kept. */
export function auditedChange(
  before: OrganisationRow,
  after: OrganisationRow,
  fields: readonly string[],
) {
  const kept = ({ version, ...row }: OrganisationRow) => ({
    version,
    ...Object.fromEntries(AUDITED.map((name) => [name, row[name]])),
  });
  return { before: kept(before), after: { ...kept(after), fields } };
}
