import { toFailure } from '../network/problem.ts';

interface FormErrors {
  setErrors: (errors: Record<string, string>) => void;
}

/**
 * Puts a refused call's field errors beside their fields and returns the sentence for the whole
 * form; `fallback` stands in when the server gave none. Field names are the contract's own.
 */
export function showProblemInForm(form: FormErrors, error: unknown, fallback: string): string {
  const failure = toFailure(error);
  if (failure.fields.length > 0) {
    form.setErrors(Object.fromEntries(failure.fields.map(({ field, detail }) => [field, detail])));
  }
  return failure.detail ?? fallback;
}
