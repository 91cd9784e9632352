import type { PartnerTrainer, PartnerVenue } from '@pulse/contract/client';
import type { EditedValues } from '#ui/forms/use-edited-values.ts';
import type { TemplateValues } from '../template-values.ts';

/** What a class is chosen from: the organisation's venues and trainers that are not archived. */
export interface TemplateChoices {
  venues: readonly PartnerVenue[];
  trainers: readonly PartnerTrainer[];
}

/** What each group of fields of a class needs. */
export interface TemplateFieldsProps extends TemplateChoices {
  edited: EditedValues<TemplateValues>;
  /** The sentence of each field with a fault. */
  errors: Partial<Record<string, string>>;
}
