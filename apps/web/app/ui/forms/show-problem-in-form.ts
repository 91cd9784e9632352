import { toFailure } from '../network/problem.ts';

interface FormErrors {
  setErrors: (errors: Record<string, string>) => void;
}

/**
 * Shows the field errors of a failed call beside their fields, whose names are the contract's, and
 * returns the message for the whole form: the server's, or `fallback` without one.
 */
export function showProblemInForm(form: FormErrors, error: unknown, fallback: string): string {
  const failure = toFailure(error);
  if (failure.fields.length > 0) {
    form.setErrors(Object.fromEntries(failure.fields.map(({ field, detail }) => [field, detail])));
  }
  return failure.detail ?? fallback;
}
