/** What was typed, merged with what another user has saved meanwhile. */
export interface MergedValues<Values> {
  values: Values;
  /** Fields that the other person changed; what was typed there is kept. */
  changedElsewhere: (keyof Values)[];
  /** Those among them that were typed differently here. */
  conflicts: (keyof Values)[];
}

/** What is shown of each field, where that is not its value. */
export type ShownValues<Values> = Readonly<Record<keyof Values, unknown>>;

const comparable = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/**
 * Whether two field values are the same; lists are compared by their content. Spaces around a text are
 * no difference: they are not saved.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));
}

/** The fields in which the values differ. */
export function changedFields<Values extends object>(
  before: Values,
  after: Values,
): (keyof Values)[] {
  const names = Object.keys(before) as (keyof Values)[];
  return names.filter((name) => !isSameValue(before[name], after[name]));
}

/**
 * Merges what was typed over `base` with `current`, which another user has saved since: a field that
 * was typed keeps what was typed, every other one takes the current value, as does a field that the
 * form did not have then. `shown` is what is compared
 * to find what another user changed, where a value does not show it.
 */
export function mergeChanges<Values extends object>(
  base: Values,
  typed: Values,
  current: Values,
  shown: { base: ShownValues<Values>; current: ShownValues<Values> } = { base, current },
): MergedValues<Values> {
  const values = { ...current };
  const changedElsewhere: (keyof Values)[] = [];
  const conflicts: (keyof Values)[] = [];
  for (const name of Object.keys(base) as (keyof Values)[]) {
    const elsewhere = !isSameValue(shown.base[name], shown.current[name]);
    if (elsewhere) changedElsewhere.push(name);
    if (isSameValue(base[name], typed[name])) continue;
    values[name] = typed[name];
    if (elsewhere && !isSameValue(typed[name], current[name])) conflicts.push(name);
  }
  return { values, changedElsewhere, conflicts };
}
