import { lazy, Suspense } from 'react';
import { useTranslation } from '#light-translator';
import { amenityNames } from '#ui/choices/activities-and-amenities.ts';
import { Choices } from '#ui/controls/choices.tsx';
import { MultipleChoices } from '#ui/controls/multiple-choices.tsx';
import { FieldGroup } from './field-group.tsx';
import { ParagraphsField, TextField } from './text-fields.tsx';
import classes from './venue-editor.module.css';
import { fieldId, type VenueFieldsProps } from './venue-fields.ts';

// Below a long form: the page is shown before it is loaded.
const OpenGymField = lazy(() => import('./open-gym-field.tsx'));

const tiers = ['standard', 'plus'] as const;

/** What members find there and how often they may come. */
export function MemberFields(props: VenueFieldsProps) {
  const { t } = useTranslation(['partner-venues', 'venues']);
  const { values, onChange } = props;
  return (
    <FieldGroup title={t('group.members')}>
      <div id={fieldId('amenities')} data-path="amenities" tabIndex={-1}>
        <MultipleChoices
          label={t('field.amenities')}
          values={values.amenities}
          choices={amenityNames.map((value) => ({
            value,
            name: t(`amenity.${value}`, { ns: 'venues' }),
          }))}
          onChange={(amenities) => onChange('amenities', amenities)}
          error={props.errors.amenities}
        />
      </div>
      <ParagraphsField
        {...props}
        name="important_info"
        description={t('hint.important_info')}
        maxLength={2000}
      />
      <TextField
        {...props}
        name="visit_limit_per_month"
        description={t('hint.visit_limit_per_month')}
        inputMode="numeric"
        maxLength={2}
      />
      <div>
        <Choices
          label={t('field.tier')}
          value={values.tier}
          choices={tiers.map((value) => ({ value, name: t(`tier.${value}`, { ns: 'venues' }) }))}
          onChoose={(tier) => onChange('tier', tier)}
        />
        <p className={classes.hint}>{t(`hint.tier.${values.tier}`)}</p>
      </div>
      <Suspense>
        <OpenGymField {...props} />
      </Suspense>
    </FieldGroup>
  );
}
