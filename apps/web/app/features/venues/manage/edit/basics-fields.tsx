import { useTranslation } from '#light-translator';
import { activityNames } from '#ui/choices/activities-and-amenities.ts';
import { MultipleChoices } from '#ui/controls/multiple-choices.tsx';
import { FieldGroup } from './field-group.tsx';
import { ParagraphsField, TextField } from './text-fields.tsx';
import { fieldId, type VenueFieldsProps } from './venue-fields.ts';

/** What the venue is: name, description, activities, website. */
export function BasicsFields(props: VenueFieldsProps) {
  const { t } = useTranslation(['partner-venues', 'shared']);
  return (
    <FieldGroup title={t('group.basics')}>
      <TextField {...props} name="name" maxLength={120} />
      <ParagraphsField
        {...props}
        name="description"
        description={t('hint.description')}
        maxLength={4000}
      />
      <div id={fieldId('activities')} data-path="activities" tabIndex={-1}>
        <MultipleChoices
          label={t('field.activities')}
          values={props.values.activities}
          choices={activityNames.map((value) => ({
            value,
            name: t(`activity.${value}`, { ns: 'shared' }),
          }))}
          onChange={(activities) => props.onChange('activities', activities)}
          error={props.errors.activities}
        />
      </div>
      <TextField
        {...props}
        name="website"
        description={t('hint.website')}
        type="url"
        inputMode="url"
        maxLength={300}
      />
    </FieldGroup>
  );
}
