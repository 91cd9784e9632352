import { Button, TextInput } from '@mantine/core';
import type { EditedPlan } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Editor } from '#ui/forms/editor/editor.tsx';
import classes from '#ui/forms/editor.module.css';
import { limitFields, type PlanField, type PlanValues, priceFields } from './plan-values.ts';
import plans from './plans.module.css';
import { PriceEffect } from './price-effect.tsx';
import { usePlanEditor } from './use-plan-editor.ts';

/** Changes a plan. When a colleague saved first, it shows what they changed and keeps what was typed. */
export function PlanForm({ plan }: { plan: EditedPlan }) {
  const { t } = useTranslation('platform-memberships');
  const editor = usePlanEditor(plan);
  const labelOf = (name: PlanField) =>
    name === 'currency' ? t('edit.currency') : t(`plans.figures.${name}`);
  const words = {
    labelOf,
    textOf: (name: PlanField, values: PlanValues) => values[name] || t('noLimit'),
    unsaved: t('edit.unsaved'),
    discard: t('edit.discard'),
  };
  const field = (name: PlanField) => ({
    label: labelOf(name),
    autoComplete: 'off',
    ...editor.getInputProps(name),
  });
  return (
    <Editor
      editor={editor}
      words={words}
      buttons={
        <Button type="submit" variant="primary" disabled={!editor.unsaved} loading={editor.busy}>
          {t('edit.save')}
        </Button>
      }
    >
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{t('edit.prices')}</legend>
        <TextInput {...field('currency')} maxLength={3} className={plans.currency} />
        {priceFields.map((name) => (
          <div key={name}>
            <TextInput {...field(name)} inputMode="decimal" maxLength={14} />
            <PriceEffect
              field={name}
              values={editor.values}
              agreed={editor.record?.agreed_prices ?? plan.agreed_prices}
            />
          </div>
        ))}
      </fieldset>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{t('edit.limits')}</legend>
        {limitFields.map((name) => (
          <TextInput
            key={name}
            {...field(name)}
            inputMode="numeric"
            maxLength={4}
            description={name === 'visits_per_month' && t('edit.noLimitHint')}
          />
        ))}
      </fieldset>
    </Editor>
  );
}
