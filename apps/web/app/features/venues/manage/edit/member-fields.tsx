import { Textarea, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#light-translator';
import { amenityNames } from '#ui/choices/activities-and-amenities.ts';
import { Choices } from '#ui/controls/choices.tsx';
import { MultipleChoices } from '#ui/controls/multiple-choices.tsx';
import { Note } from '#ui/layout/note.tsx';
import { FieldGroup } from './field-group.tsx';
import classes from './venue-editor.module.css';
import { type FieldsOfGroupProps, paragraphs, useTextField } from './venue-fields.ts';

// Below a long form: the page is shown before it is loaded.
const OpenGymField = lazy(() => import('./open-gym-field.tsx'));

const tiers = ['standard', 'plus'] as const;

/** What members find there and how often they may come. */
export function MemberFields({ editor, startsOpen }: FieldsOfGroupProps) {
  const { t } = useTranslation(['partner-venues', 'venues']);
  const { values, errors, setValue } = editor;
  const field = useTextField(editor);
  return (
    <FieldGroup title={t('group.members')} startsOpen={startsOpen}>
      <div id="amenities" data-path="amenities" tabIndex={-1}>
        <MultipleChoices
          label={t('field.amenities')}
          values={values.amenities}
          choices={amenityNames.map((value) => ({
            value,
            name: t(`amenity.${value}`, { ns: 'venues' }),
          }))}
          onChange={(amenities) => setValue('amenities', amenities)}
          error={errors.amenities}
        />
      </div>
      <Textarea
        {...field('important_info')}
        {...paragraphs}
        description={t('hint.important_info')}
        maxLength={2000}
      />
      <TextInput
        {...field('visit_limit_per_month')}
        description={t('hint.visit_limit_per_month')}
        inputMode="numeric"
        maxLength={2}
      />
      <div>
        <Choices
          label={t('field.tier')}
          value={values.tier}
          choices={tiers.map((value) => ({ value, name: t(`tier.${value}`, { ns: 'venues' }) }))}
          onChoose={(tier) => setValue('tier', tier)}
        />
        <Note className={classes.hint}>{t(`hint.tier.${values.tier}`)}</Note>
      </div>
      <Suspense>
        <OpenGymField editor={editor} />
      </Suspense>
    </FieldGroup>
  );
}
