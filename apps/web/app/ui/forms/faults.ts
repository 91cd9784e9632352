import { type Failure, toFailure } from '../network/problem.ts';

/** The sentence of each field with a fault, by the field's name; a part of a field is `hours.1`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What is wrong with a form: at its fields, and with the form as a whole. */
export interface Faults {
  errors: FieldErrors;
  note: string;
}

export const noFaults: Faults = { errors: {}, note: '' };

export const hasFaults = ({ errors, note }: Faults) =>
  note !== '' || Object.keys(errors).length > 0;

/** What a check of typed values finds: a sentence for each field that has a fault. */
export type CheckedFields = Readonly<Record<string, string | null | undefined>>;

/** The faults that a check found; `summary` says at the end of a long form how many there are. */
export function faultsOfCheck(
  found: CheckedFields,
  summary: (count: number) => string = () => '',
): Faults {
  const faulty = Object.entries(found).flatMap(([name, text]) => (text ? [[name, text]] : []));
  return {
    errors: Object.fromEntries(faulty),
    note: faulty.length > 0 ? summary(faulty.length) : '',
  };
}

/** How a form reads a refusal. */
export interface RefusalReading {
  /** The form's field for a field of the contract; null if none shows it. */
  fieldOf: (contractField: string) => string | null;
  /** The sentence for a failure without one of its own. */
  fallback: string;
  /** What the form says itself about a refusal; the rest is as the server says it. */
  explain?: ((failure: Failure) => Partial<Faults> | null | undefined) | undefined;
}

/** The faults that the server found; a sentence without a field of the form becomes the note. */
export function faultsOfFailure(error: unknown, reading: RefusalReading): Faults {
  const failure = toFailure(error);
  const own = reading.explain?.(failure);
  if (own) return { ...noFaults, ...own };
  const errors: Record<string, string> = {};
  const others: string[] = [];
  for (const { field, detail } of failure.fields) {
    const name = reading.fieldOf(field);
    if (name === null) others.push(detail);
    else errors[name] ??= detail;
  }
  if (failure.fields.length > 0) return { errors, note: others.join(' ') };
  return { errors, note: failure.detail ?? reading.fallback };
}

/**
 * Returns the form's field for a field of the contract: of the same name, or the one of which it is a
 * part, as `amount` is for `amount.currency`.
 */
export function fieldAmong(names: readonly string[]): (contractField: string) => string | null {
  return (contractField) => {
    const isOf = (name: string) => contractField === name || contractField.startsWith(`${name}.`);
    return names.filter(isOf).toSorted((a, b) => b.length - a.length)[0] ?? null;
  };
}

/** The errors without those of these fields and of their parts. */
export function withoutErrorsOf(errors: FieldErrors, names: readonly string[]): FieldErrors {
  const isCleared = (field: string) =>
    names.some((name) => field === name || field.startsWith(`${name}.`));
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !isCleared(field)));
}

/**
 * The faults without those of these fields. The note that counts the fields with a fault counts those
 * that are left; any note that came with faults at fields goes with the last of them.
 */
export function withoutFaultsOf(
  faults: Faults,
  names: readonly string[],
  summary: (count: number) => string = () => '',
): Faults {
  const count = Object.keys(faults.errors).length;
  const errors = withoutErrorsOf(faults.errors, names);
  const left = Object.keys(errors).length;
  if (left === count) return faults;
  if (left === 0) return noFaults;
  return { errors, note: faults.note === summary(count) ? summary(left) : faults.note };
}
