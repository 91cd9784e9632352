import type { ApplicationValues } from './application-values.ts';

type Field = keyof ApplicationValues;

interface Shape {
  safeParse: (values: unknown) => {
    success: boolean;
    error?: { issues: readonly { path: readonly PropertyKey[] }[] };
  };
}

/**
 * The fields that the contract's shape refuses, each with our own sentence for it: the shape's own
 * words are in English and meant for programs.
 */
export function findApplicationErrors(
  shape: Shape,
  values: unknown,
  sentence: (field: Field) => string,
): Partial<Record<Field, string>> {
  const read = shape.safeParse(values);
  const fields = read.error?.issues.map(({ path }) => String(path[0]) as Field) ?? [];
  return Object.fromEntries(fields.map((field) => [field, sentence(field)]));
}
