import { expect, test } from 'vitest';
import { applicationSteps, fieldsOfStep, firstStepWith, neighbourOf } from './application-steps.ts';
import { emptyApplication } from './application-values.ts';

test('every field belongs to exactly one step', () => {
  const fields = applicationSteps.flatMap((step) => fieldsOfStep[step]);
  expect([...fields].sort()).toEqual(Object.keys(emptyApplication).sort());
});

test('errors of several steps lead to the first of them', () => {
  expect(firstStepWith(['bank_account', 'phone'])).toBe('contact');
  expect(firstStepWith(['unknown'])).toBeNull();
});

test('there is no step before the first and after the last', () => {
  expect(neighbourOf('business', -1)).toBeNull();
  expect(neighbourOf('business', 1)).toBe('contact');
  expect(neighbourOf('agreement', 1)).toBeNull();
});
