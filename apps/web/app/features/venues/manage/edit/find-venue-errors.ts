interface Issue {
  path: readonly PropertyKey[];
  params?: { code?: string };
}

interface BodySchema {
  safeParse: (body: unknown) => { success: boolean; error?: { issues: readonly object[] } };
}

/**
 * The field of the form that shows an error at this path of the contract: `operating_hours.1` for one
 * period, `booking_policy.grace_minutes` for one figure, the name alone for all others.
 */
export function fieldOf(path: readonly PropertyKey[]): string {
  const [name = '', part] = path.map(String);
  const hasParts = name === 'operating_hours' || name === 'booking_policy';
  return hasParts && part !== undefined ? `${name}.${part}` : name;
}

/**
 * Returns the fields that the contract's schema rejects, each with a message of its own: the schema's
 * are technical English. Of several errors of a field the first is returned.
 */
export function findVenueErrors(
  schema: BodySchema,
  body: unknown,
  messageOf: (field: string, code: string | undefined) => string,
): Record<string, string> {
  const issues = (schema.safeParse(body).error?.issues ?? []) as readonly Issue[];
  const errors: Record<string, string> = {};
  for (const { path, params } of issues) {
    const field = fieldOf(path);
    errors[field] ??= messageOf(field, params?.code);
  }
  return errors;
}
