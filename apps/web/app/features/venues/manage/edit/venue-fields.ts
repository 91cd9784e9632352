import type { PartnerVenue } from '@pulse/contract/client';
import type { VenueRequirement, VenueText } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import type { EditorOf } from '#ui/forms/editor/use-editor.ts';
import { openFoldsAround } from '#ui/layout/use-fold.ts';
import type { VenueValues } from './venue-values.ts';

/** What each part of the form gets. */
export interface VenueFieldsProps {
  editor: Pick<
    EditorOf<PartnerVenue, VenueValues>,
    'values' | 'errors' | 'setValue' | 'getInputProps'
  >;
}

/** What a group of the form gets. */
export interface FieldsOfGroupProps extends VenueFieldsProps {
  /** On a phone the other groups of fields start folded. */
  startsOpen: boolean;
}

/** The fields of the venue that are one text. */
type TextName = 'name' | 'address' | 'city' | VenueText | 'visit_limit_per_month';

/** Returns what binds a field of text; its id is its name, to which links lead: `#description`. */
export function useTextField({ getInputProps }: VenueFieldsProps['editor']) {
  const { t } = useTranslation('partner-venues');
  return (name: TextName) => ({
    id: name,
    name,
    label: t(`field.${name}`),
    autoComplete: 'off',
    ...getInputProps(name),
  });
}

/** How a text of several paragraphs grows. */
export const paragraphs = { autosize: true, minRows: 3, maxRows: 14 } as const;

/** The field with which a requirement of publishing is met. */
export const requiredField = (requirement: VenueRequirement) =>
  requirement === 'location' ? 'latitude' : requirement;

/** Moves the focus to a field of the form. */
export function focusField(field: string): void {
  const element = document.getElementById(field);
  openFoldsAround(element);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
