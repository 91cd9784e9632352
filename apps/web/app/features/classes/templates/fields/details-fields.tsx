import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from '#light-translator';
import { activityNames, isActivity } from '#ui/choices/activities-and-amenities.ts';
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
  const { edited, errors, venues, trainers, venueIsFixed, trainerName } = props;
  const { t } = useTranslation('partner-classes');
  const { t: shared } = useTranslation();
  const { values, setValue } = edited;
  const { trainer_id: chosen } = edited.base;
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
          name="venue_id"
          label={t('template.venue_id')}
          value={values.venue_id}
          error={errors.venue_id}
          data={venues.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setValue('venue_id', event.currentTarget.value)}
        />
      )}
      <TextInput
        name="name"
        label={t('template.name')}
        value={values.name}
        error={errors.name}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setValue('name', event.currentTarget.value)}
      />
      <Textarea
        name="description"
        label={t('template.description')}
        description={t('template.descriptionHint')}
        rows={4}
        maxLength={4000}
        value={values.description}
        error={errors.description}
        onChange={(event) => setValue('description', event.currentTarget.value)}
      />
      <div className={classes.pair}>
        <NativeSelect
          name="activity"
          label={t('template.activity')}
          value={values.activity}
          error={errors.activity}
          data={[
            { value: '', label: t('template.choose'), disabled: true },
            ...activityNames.map((value) => ({ value, label: shared(`activity.${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            setValue('activity', isActivity(value) ? value : '')
          }
        />
        <NativeSelect
          name="trainer_id"
          label={t('template.trainer_id')}
          value={values.trainer_id}
          error={errors.trainer_id}
          data={[
            { value: '', label: t('trainer.nobody') },
            ...(isListed ? [] : [{ value: chosen, label: trainerName ?? '' }]),
            ...trainers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => setValue('trainer_id', event.currentTarget.value)}
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
