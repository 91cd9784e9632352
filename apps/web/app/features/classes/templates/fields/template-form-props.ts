import type { ClassTemplate, PartnerTrainer, PartnerVenue } from '@pulse/contract/client';
import type { EditorOf } from '#ui/forms/editor/use-editor.ts';
import type { TemplateValues } from '../template-values.ts';

/** What a class is chosen from: the organisation's venues and trainers that are not archived. */
export interface TemplateChoices {
  venues: readonly PartnerVenue[];
  trainers: readonly PartnerTrainer[];
}

export type TemplateEditor = EditorOf<ClassTemplate, TemplateValues>;

/** What each group of fields of a class needs. */
export interface TemplateFieldsProps extends TemplateChoices {
  editor: TemplateEditor;
}
