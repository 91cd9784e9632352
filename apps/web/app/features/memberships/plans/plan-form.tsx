import { Button, TextInput } from '@mantine/core';
import type { EditedPlan } from '@pulse/contract/client';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { ChangedElsewhere } from '#ui/forms/changed-elsewhere.tsx';
import editor from '#ui/forms/editor.module.css';
import { EditorBar } from '#ui/forms/editor-bar.tsx';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { limitFields, type PlanField, priceFields } from './plan-values.ts';
import classes from './plans.module.css';
import { PriceEffect } from './price-effect.tsx';
import { useSavePlan } from './use-save-plan.ts';

/** Changes a plan. When a colleague saved first, it shows what they changed and keeps what was typed. */
export function PlanForm({ plan }: { plan: EditedPlan }) {
  const { t } = useTranslation('platform-memberships');
  const { edited, errors, failure, busy, agreed, submit } = useSavePlan(plan);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = [...limitFields, ...priceFields, 'currency'].find((field) => errors[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [errors]);
  const label = (name: PlanField) =>
    name === 'currency' ? t('edit.currency') : t(`plans.figures.${name}`);
  const field = (name: PlanField) => ({
    name,
    label: label(name),
    autoComplete: 'off',
    value: edited.values[name],
    error: errors[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      edited.setValue(name, event.currentTarget.value),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className={editor.form}>
      <UnsavedChangesGuard unsaved={edited.unsaved} />
      {edited.merged && (
        <ChangedElsewhere
          fields={edited.merged.changedElsewhere.map((name) => ({
            name,
            label: label(name),
            current: edited.base[name] || t('noLimit'),
            typed: edited.typed.includes(name) ? edited.values[name] || t('noLimit') : null,
            onTakeCurrent: () => edited.setValue(name, edited.base[name]),
          }))}
        />
      )}
      <fieldset className={editor.group}>
        <legend className={editor.legend}>{t('edit.prices')}</legend>
        <TextInput {...field('currency')} maxLength={3} className={classes.currency} />
        {priceFields.map((name) => (
          <div key={name}>
            <TextInput {...field(name)} inputMode="decimal" maxLength={14} />
            <PriceEffect field={name} values={edited.values} agreed={agreed} />
          </div>
        ))}
      </fieldset>
      <fieldset className={editor.group}>
        <legend className={editor.legend}>{t('edit.limits')}</legend>
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
      <FailureNote hidden={!failure}>{failure}</FailureNote>
      <EditorBar unsaved={edited.unsaved} note={t('edit.unsaved')}>
        <Button type="submit" variant="primary" disabled={!edited.unsaved} loading={busy}>
          {t('edit.save')}
        </Button>
        {edited.unsaved && (
          <Button variant="subtle" onClick={edited.discard}>
            {t('edit.discard')}
          </Button>
        )}
      </EditorBar>
    </form>
  );
}
