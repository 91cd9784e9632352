import type { VenueRequirement } from '@pulse/domain';
import type { FieldErrors } from '#ui/forms/faults.ts';
import type { VenueValues } from './venue-values.ts';

/** What each part of the form gets: the values, the errors by field, and how a value is changed. */
export interface VenueFieldsProps {
  values: VenueValues;
  errors: FieldErrors;
  onChange: <Name extends keyof VenueValues>(name: Name, value: VenueValues[Name]) => void;
}

/** The id of a field of the form, to which links lead: `#description`. */
export const fieldId = (field: string) => field;

/** The field with which a requirement of publishing is met. */
export const requiredField = (requirement: VenueRequirement) =>
  requirement === 'location' ? 'latitude' : requirement;

/** Moves the focus to a field of the form. */
export function focusField(field: string): void {
  const element = document.getElementById(fieldId(field));
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
