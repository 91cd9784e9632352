import type { ApplicationField, ApplicationValues } from './application-values.ts';

interface BodySchema {
  safeParse: (values: unknown) => {
    success: boolean;
    error?: { issues: readonly { path: readonly PropertyKey[]; code?: string }[] };
  };
}

/** The faults that have a sentence of their own; every other one has that of its field. */
const faults = [
  'characters_not_allowed',
  'iban_country_unknown',
  'iban_invalid',
  'iban_check_digits_wrong',
] as const;

export type ApplicationFault = (typeof faults)[number];
/** A fault by its name, or the field of which something else is wrong. */
export type ApplicationErrorKey = ApplicationFault | ApplicationField;

/**
 * Returns what the contract's schema rejects, by field, as the key of its sentence, because the
 * schema's own messages are technical English.
 */
export function findApplicationErrors(
  schema: BodySchema,
  body: unknown,
): Partial<Record<ApplicationField, ApplicationErrorKey>> {
  const errors: Partial<Record<ApplicationField, ApplicationErrorKey>> = {};
  for (const issue of schema.safeParse(body).error?.issues ?? []) {
    const field = String(issue.path[0]) as ApplicationField;
    errors[field] ??= faults.find((fault) => fault === codeOf(issue)) ?? field;
  }
  return errors;
}

function codeOf(issue: object): unknown {
  const params: unknown = 'params' in issue ? issue.params : null;
  return typeof params === 'object' && params !== null && 'code' in params ? params.code : null;
}

/** Returns the number with its country code, as it is shown; null when no country assigns it. */
export async function formatPhone(values: ApplicationValues): Promise<string | null> {
  const [{ parsePhone }, { guessCountry }] = await Promise.all([
    import('#ui/forms/phone/phone-numbers.ts'),
    import('#ui/forms/phone/guess-country.ts'),
  ]);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return parsePhone(values.phone, guessCountry(timeZone, navigator.languages))?.formatted ?? null;
}
