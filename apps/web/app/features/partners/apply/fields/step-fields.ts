import { useTranslation } from '#light-translator';
import type { useActionForm } from '#ui/forms/use-action-form.ts';
import type { ApplicationField, ApplicationValues } from '../application-values.ts';

type ActionForm = ReturnType<typeof useActionForm<ApplicationValues, unknown>>;

/** What every step needs. */
export interface StepProps {
  form: Pick<ActionForm, 'values' | 'setValues' | 'getInputProps' | 'getCheckboxProps'>;
}

/** Returns what binds a text field: its label, value and error. */
export function useField({ getInputProps }: StepProps['form']) {
  const { t } = useTranslation('partner-application');
  return (name: Exclude<ApplicationField, 'agreement'>) => ({
    label: t(`field.${name}`),
    ...getInputProps(name),
  });
}
