import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from '#light-translator';
import { activityNames } from '#ui/choices/activities-and-amenities.ts';
import { MultipleChoices } from '#ui/controls/multiple-choices.tsx';
import { FieldGroup } from './field-group.tsx';
import { type FieldsOfGroupProps, paragraphs, useTextField } from './venue-fields.ts';

/** What the venue is: name, description, activities, website. */
export function BasicsFields({ editor, startsOpen }: FieldsOfGroupProps) {
  const { t } = useTranslation(['partner-venues', 'shared']);
  const field = useTextField(editor);
  return (
    <FieldGroup title={t('group.basics')} startsOpen={startsOpen}>
      <TextInput {...field('name')} maxLength={120} />
      <Textarea
        {...field('description')}
        {...paragraphs}
        description={t('hint.description')}
        maxLength={4000}
      />
      <div id="activities" data-path="activities" tabIndex={-1}>
        <MultipleChoices
          label={t('field.activities')}
          values={editor.values.activities}
          choices={activityNames.map((value) => ({
            value,
            name: t(`activity.${value}`, { ns: 'shared' }),
          }))}
          onChange={(activities) => editor.setValue('activities', activities)}
          error={editor.errors.activities}
        />
      </div>
      <TextInput
        {...field('website')}
        description={t('hint.website')}
        type="url"
        inputMode="url"
        maxLength={300}
      />
    </FieldGroup>
  );
}
