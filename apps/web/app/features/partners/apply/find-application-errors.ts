import type { ApplicationValues } from './application-values.ts';

type Field = keyof ApplicationValues;

interface BodySchema {
  safeParse: (values: unknown) => {
    success: boolean;
    error?: { issues: readonly { path: readonly PropertyKey[] }[] };
  };
}

/**
 * Returns the fields that the contract's schema rejects, each with a translated message, because the
 * schema's own messages are technical English.
 */
export function findApplicationErrors(
  schema: BodySchema,
  values: unknown,
  messageFor: (field: Field) => string,
): Partial<Record<Field, string>> {
  const result = schema.safeParse(values);
  const fields = result.error?.issues.map(({ path }) => String(path[0]) as Field) ?? [];
  return Object.fromEntries(fields.map((field) => [field, messageFor(field)]));
}
