import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { Editor } from '#ui/forms/editor/editor.tsx';
import { AudienceFields } from './fields/audience-fields.tsx';
import { DetailsFields } from './fields/details-fields.tsx';
import { PlacesFields } from './fields/places-fields.tsx';
import { ScheduleFields } from './fields/schedule-fields.tsx';
import type { TemplateFieldsProps } from './fields/template-form-props.ts';
import { useTemplateText } from './fields/use-template-text.ts';
import type { TemplateValues } from './template-values.ts';

interface TemplateFormProps extends TemplateFieldsProps {
  /** For a class that exists: it stays at its venue, and perhaps an archived trainer teaches it. */
  existing: { trainerName: string | null } | null;
  /** The buttons that save, the one that submits first. */
  children: ReactNode;
}

/** Every field of a class. */
export function TemplateForm({ existing, children, ...fields }: TemplateFormProps) {
  const { t } = useTranslation('partner-classes');
  const words = {
    labelOf: (name: keyof TemplateValues) => t(`template.${name === 'times' ? 'schedule' : name}`),
    textOf: useTemplateText(fields),
    unsaved: t('unsaved'),
    discard: t('discard'),
  };
  return (
    <Editor editor={fields.editor} words={words} buttons={children}>
      <DetailsFields
        {...fields}
        venueIsFixed={existing !== null}
        trainerName={existing?.trainerName ?? null}
      />
      <AudienceFields editor={fields.editor} />
      <ScheduleFields {...fields} />
      <PlacesFields editor={fields.editor} />
    </Editor>
  );
}
