/** What was typed, merged with what somebody else has saved meanwhile. */
export interface MergedValues<Values> {
  values: Values;
  /** Fields that the other person changed; what was typed there is kept. */
  changedElsewhere: (keyof Values)[];
  /** Those among them that were typed differently here. */
  conflicts: (keyof Values)[];
}

/** Whether two field values are the same; lists are compared by their content. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Merges what was typed over `base` with `current`, which somebody else has saved since: a field that
 * was typed keeps what was typed, every other one takes the current value.
 */
export function mergeChanges<Values extends object>(
  base: Values,
  typed: Values,
  current: Values,
): MergedValues<Values> {
  const values = { ...current };
  const changedElsewhere: (keyof Values)[] = [];
  const conflicts: (keyof Values)[] = [];
  for (const name of Object.keys(base) as (keyof Values)[]) {
    const elsewhere = !isSameValue(base[name], current[name]);
    if (elsewhere) changedElsewhere.push(name);
    if (isSameValue(base[name], typed[name])) continue;
    values[name] = typed[name];
    if (elsewhere && !isSameValue(typed[name], current[name])) conflicts.push(name);
  }
  return { values, changedElsewhere, conflicts };
}
