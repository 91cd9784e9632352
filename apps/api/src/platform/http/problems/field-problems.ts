import { wallTimePattern } from '@pulse/contract';
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { hasTranslation, type Language, translate } from '../../translation/translate.ts';
import type { FieldProblem } from './problem-details.ts';

/** Input that the contract's shape did not accept; carries zod's issues to the error handler. */
export class InvalidInput extends Error {
  readonly issues: z.core.$ZodIssue[];
  constructor(issues: z.core.$ZodIssue[]) {
    super('invalid input');
    this.issues = issues;
  }
}

/** Reads a route's params, query, headers and body with the contract's zod shapes. */
export const compileZodValidator: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (data: unknown) => {
    // Fastify's body of a request without one is null; where it has a default it may be left out.
    const result = schema.safeParse(data ?? undefined);
    return result.success
      ? { value: result.data }
      : { error: new InvalidInput(result.error.issues) };
  };
};

/** What was wrong, one entry a field, each with a stable code and a sentence. */
export function fieldProblems(language: Language, issues: z.core.$ZodIssue[]): FieldProblem[] {
  const fields = new Map<string, FieldProblem>();
  for (const issue of issues.flatMap(unknownFieldsOfUnion)) {
    for (const field of fieldsOf(issue)) {
      if (fields.has(field)) continue;
      const code = fieldCode(issue, field);
      fields.set(field, { field, code, detail: translateIssue(language, code, issue) });
    }
  }
  return [...fields.values()];
}

/** The most fields of one body that are named as unknown: a caller may send thousands. */
const MAX_UNKNOWN_FIELDS = 20;

// Zod reports unknown fields at the object that they are in.
function fieldsOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code !== 'unrecognized_keys') return [issue.path.join('.')];
  const unknown = issue.keys.slice(0, MAX_UNKNOWN_FIELDS);
  return unknown.map((key) => [...issue.path, key.slice(0, 100)].join('.'));
}

// Of several accepted shapes, the one that fits but for unknown fields is the one that was meant.
function unknownFieldsOfUnion(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors.find((option) =>
    option.every(({ code }) => code === 'unrecognized_keys'),
  );
  if (!meant) return [issue];
  return meant.map((unknown) => ({ ...unknown, path: [...issue.path, ...unknown.path] }));
}

// Without `reportInput`, zod tells a missing value only by what it says it received.
function fieldCode(issue: z.core.$ZodIssue, field: string): string {
  if (issue.code === 'custom') return String(issue.params?.code ?? 'invalid');
  if (field === 'adult') return 'adult_statement_required';
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined'))
    return 'required';
  if (issue.code === 'invalid_type' && issue.expected === 'int') return 'number_not_whole';
  if (issue.code === 'too_small')
    return issue.origin === 'string' && issue.minimum === 1
      ? 'required'
      : `${issue.origin}_too_small`;
  if (issue.code === 'too_big') return `${issue.origin}_too_big`;
  if (issue.code !== 'invalid_format') return issue.code;
  return issue.pattern === String(wallTimePattern) ? 'time_invalid' : `${issue.format}_invalid`;
}

function translateIssue(language: Language, code: string, issue: z.core.$ZodIssue): string {
  const key = hasTranslation(`fields.${code}`) ? code : 'invalid';
  const values = {
    ...('minimum' in issue && { count: Number(issue.minimum) }),
    ...('maximum' in issue && { count: Number(issue.maximum) }),
  };
  return translate(language, `fields.${key}`, values);
}
