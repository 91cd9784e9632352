import { expect, test } from 'vitest';
import { focusFirstFault } from './focus-first-fault.ts';

/** A form of fields from the top; a group can be focused only through its first control. */
function formOf(paths: { path: string; isGroup?: boolean }[]) {
  const focused: string[] = [];
  const controlOf = (name: string) => ({
    closest: () => null,
    scrollIntoView: () => undefined,
    focus: () => focused.push(name),
  });
  const fields = paths.map(({ path, isGroup = false }) => ({
    ...controlOf(path),
    dataset: { path },
    matches: () => !isGroup,
    querySelector: () => controlOf(`first of ${path}`),
  }));
  const form = { querySelectorAll: () => fields } as unknown as HTMLElement;
  return { form, focused };
}

test('the first fault from the top is focused, in whatever order the faults are named', () => {
  const { form, focused } = formOf([{ path: 'name' }, { path: 'city' }, { path: 'website' }]);
  focusFirstFault(form, { website: 'Is none.', city: 'Is missing.' });
  expect(focused).toEqual(['city']);
  focusFirstFault(form, {});
  expect(focused).toEqual(['city']);
});

test('the fault of a part is looked for in the field around it, which begins with its first control', () => {
  const { form, focused } = formOf([{ path: 'hour' }, { path: 'hours', isGroup: true }]);
  focusFirstFault(form, { 'hours.1': 'They overlap.' });
  expect(focused).toEqual(['first of hours']);
});
