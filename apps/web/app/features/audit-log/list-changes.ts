type State = Record<string, unknown> | null;

/** One field of what an entry is about, before and after; null: it was not there. */
export interface AuditChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** The fields of both states in the order in which they appear; fields that stayed are left out. */
export function listChanges(before: State, after: State): AuditChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: toText(before?.[field]), after: toText(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}

function toText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
