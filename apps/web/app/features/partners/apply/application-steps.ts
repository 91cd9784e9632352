import type { ApplicationField } from './application-values.ts';

/** The steps of an application, in order. */
export const applicationSteps = ['business', 'contact', 'address', 'payout', 'agreement'] as const;

export type ApplicationStep = (typeof applicationSteps)[number];

/** The fields of each step, in their order on the screen. */
export const fieldsOfStep: Record<ApplicationStep, readonly ApplicationField[]> = {
  business: ['business_name', 'business_type', 'description', 'website'],
  contact: ['contact_name', 'contact_email', 'phone'],
  address: ['address', 'latitude', 'longitude'],
  payout: ['tax_id', 'bank_account', 'bank_name'],
  agreement: ['agreement'],
};

/** Returns the step of the first field with an error; null when no step has one. */
export function firstStepWith(fields: readonly string[]): ApplicationStep | null {
  const found = applicationSteps.find((step) =>
    fieldsOfStep[step].some((field) => fields.includes(field)),
  );
  return found ?? null;
}

/** Returns the step before or after another one; null beyond the ends. */
export function neighbourOf(step: ApplicationStep, offset: -1 | 1): ApplicationStep | null {
  return applicationSteps[applicationSteps.indexOf(step) + offset] ?? null;
}
