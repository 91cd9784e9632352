import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from '#light-translator';
import layout from '#ui/forms/editor.module.css';
import classes from '../class-templates.module.css';
import { currencies } from './currency-of-zone.ts';
import type { TemplateFieldsProps } from './template-form-props.ts';

/** How many places a class has, how long it lasts and what a place costs without a plan. */
export function PlacesFields({ editor }: Pick<TemplateFieldsProps, 'editor'>) {
  const { t } = useTranslation('partner-classes');
  const { currency } = editor.values;
  return (
    <fieldset className={layout.group}>
      <legend className={layout.legend}>{t('template.places')}</legend>
      <div className={layout.pair}>
        {(['capacity', 'duration_minutes'] as const).map((name) => (
          <TextInput
            key={name}
            label={t(`template.${name}`)}
            inputMode="numeric"
            autoComplete="off"
            {...editor.getInputProps(name)}
          />
        ))}
      </div>
      <div>
        <div className={classes.price}>
          <TextInput
            label={t('template.price')}
            inputMode="decimal"
            autoComplete="off"
            {...editor.getInputProps('price')}
          />
          <NativeSelect
            label={t('template.currency')}
            data={currencies.includes(currency) ? currencies : [currency, ...currencies]}
            {...editor.getInputProps('currency')}
          />
        </div>
        <p className={layout.hint}>{t('template.priceHint')}</p>
      </div>
    </fieldset>
  );
}
