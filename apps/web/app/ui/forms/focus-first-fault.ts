import { type RefObject, useEffect, useRef } from 'react';
import { openFoldsAround } from '../layout/use-fold.ts';
import type { FieldErrors } from './faults.ts';

const focusable = 'input, select, textarea, button, [tabindex]';

/**
 * Focuses the first field with a fault, from the top of the form, and opens what is folded around it. A field is found by its `data-path`;
 * what has it around several controls is focused itself if it can be, else its first control is.
 */
export function focusFirstFault(form: HTMLElement | null, errors: FieldErrors): void {
  const faulty = Object.keys(errors);
  const isFaulty = (path: string) =>
    faulty.some((name) => name === path || name.startsWith(`${path}.`));
  const fields = form?.querySelectorAll<HTMLElement>('[data-path]') ?? [];
  const first = [...fields].find(({ dataset }) => isFaulty(dataset.path ?? ''));
  const control = first?.matches(focusable) ? first : first?.querySelector<HTMLElement>(focusable);
  openFoldsAround(control);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/**
 * Returns the ref of a form in which the first fault is focused when `shown` is replaced. An error that
 * goes while a person types replaces nothing: the focus stays where it is.
 */
export function useFocusFirstFault(shown: FieldErrors): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirstFault(form.current, shown), [shown]);
  return form;
}
