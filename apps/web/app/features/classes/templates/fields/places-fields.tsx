import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from '#light-translator';
import editor from '#ui/forms/editor.module.css';
import classes from '../class-templates.module.css';
import { currencies } from './currency-of-zone.ts';
import type { TemplateFieldsProps } from './template-form-props.ts';

/** How many places a class has, how long it lasts and what a place costs without a plan. */
export function PlacesFields({ edited, errors }: TemplateFieldsProps) {
  const { t } = useTranslation('partner-classes');
  const { values, setValue } = edited;
  const { currency } = values;
  return (
    <fieldset className={editor.group}>
      <legend className={editor.legend}>{t('template.places')}</legend>
      <div className={editor.pair}>
        <TextInput
          name="capacity"
          label={t('template.capacity')}
          inputMode="numeric"
          autoComplete="off"
          value={values.capacity}
          error={errors.capacity}
          onChange={(event) => setValue('capacity', event.currentTarget.value)}
        />
        <TextInput
          name="duration_minutes"
          label={t('template.duration_minutes')}
          inputMode="numeric"
          autoComplete="off"
          value={values.duration_minutes}
          error={errors.duration_minutes}
          onChange={(event) => setValue('duration_minutes', event.currentTarget.value)}
        />
      </div>
      <div>
        <div className={classes.price}>
          <TextInput
            name="price"
            label={t('template.price')}
            inputMode="decimal"
            autoComplete="off"
            value={values.price}
            error={errors.price}
            onChange={(event) => setValue('price', event.currentTarget.value)}
          />
          <NativeSelect
            name="currency"
            label={t('template.currency')}
            value={currency}
            data={currencies.includes(currency) ? currencies : [currency, ...currencies]}
            onChange={(event) => setValue('currency', event.currentTarget.value)}
          />
        </div>
        <p className={editor.hint}>{t('template.priceHint')}</p>
      </div>
    </fieldset>
  );
}
