import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from '#light-translator';
import { activityNames } from '#ui/choices/activities-and-amenities.ts';
import { Choices } from '#ui/controls/choices.tsx';
import classes from '#ui/forms/editor.module.css';
import type { TemplateFieldsProps } from './template-form-props.ts';

interface DetailsFieldsProps extends TemplateFieldsProps {
  /** A class stays at its venue once it is created. */
  venueIsFixed: boolean;
  /** Who teaches the class now, and may be archived. */
  trainerName: string | null;
}

/** What a class is: venue, name, description, activity, trainer and tier. */
export function DetailsFields(props: DetailsFieldsProps) {
  const { editor, venues, trainers, venueIsFixed, trainerName } = props;
  const { t } = useTranslation('partner-classes');
  const { t: shared } = useTranslation();
  const { values, setValue } = editor;
  const { trainer_id: chosen } = editor.base;
  const isListed = chosen === '' || trainers.some(({ id }) => id === chosen);
  const tiers = ['standard', 'plus'] as const;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('template.details')}</legend>
      {venueIsFixed ? (
        <TextInput
          label={t('template.venue_id')}
          description={t('template.venueFixed')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          readOnly
          value={venues.find(({ id }) => id === values.venue_id)?.name ?? ''}
          classNames={{ input: classes.fixed }}
        />
      ) : (
        <NativeSelect
          label={t('template.venue_id')}
          data={venues.map(({ id, name }) => ({ value: id, label: name }))}
          {...editor.getInputProps('venue_id')}
        />
      )}
      <TextInput
        label={t('template.name')}
        maxLength={200}
        autoComplete="off"
        {...editor.getInputProps('name')}
      />
      <Textarea
        label={t('template.description')}
        description={t('template.descriptionHint')}
        rows={4}
        maxLength={4000}
        {...editor.getInputProps('description')}
      />
      <div className={classes.pair}>
        <NativeSelect
          label={t('template.activity')}
          data={[
            { value: '', label: t('template.choose'), disabled: true },
            ...activityNames.map((value) => ({ value, label: shared(`activity.${value}`) })),
          ]}
          {...editor.getInputProps('activity')}
        />
        <NativeSelect
          label={t('template.trainer_id')}
          data={[
            { value: '', label: t('trainer.nobody') },
            ...(isListed ? [] : [{ value: chosen, label: trainerName ?? '' }]),
            ...trainers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...editor.getInputProps('trainer_id')}
        />
      </div>
      <div>
        <Choices
          label={t('template.tier')}
          value={values.tier}
          choices={tiers.map((value) => ({ value, name: t(`template.tiers.${value}`) }))}
          onChoose={(tier) => setValue('tier', tier)}
        />
        <p className={classes.hint}>{t('template.tierHint')}</p>
      </div>
    </fieldset>
  );
}
