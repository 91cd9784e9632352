import { APPLICATION_FIELDS, type ApplicationField } from '@pulse/domain';
import type { FieldChange } from '../application-history.store.ts';

/** The columns of an application that an applicant can change; what is left out stays. */
interface ChangeableColumns extends Partial<Record<ApplicationField, string | number | null>> {
  tax_id_hint?: string;
  tax_id_fingerprint?: Buffer | null;
  bank_account_hint?: string;
  bank_account_fingerprint?: Buffer | null;
}

/** What an applicant changed, field by field; of encrypted numbers the last characters. */
export function describeChanges(
  before: ChangeableColumns,
  after: ChangeableColumns,
): FieldChange[] {
  const textOf = (value: string | number | null | undefined) => String(value ?? '');
  const changes: FieldChange[] = APPLICATION_FIELDS.filter((field) => after[field] !== undefined)
    .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }))
    .filter((change) => change.before !== change.after);
  // Encrypted twice, one number looks different; its fingerprint does not.
  for (const number of ['tax_id', 'bank_account'] as const) {
    const fingerprint = after[`${number}_fingerprint`];
    if (!fingerprint || before[`${number}_fingerprint`]?.equals(fingerprint)) continue;
    const hint = `${number}_hint` as const;
    changes.push({ field: number, before: textOf(before[hint]), after: textOf(after[hint]) });
  }
  return changes;
}
