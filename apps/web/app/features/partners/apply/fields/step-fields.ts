import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from '#light-translator';
import type { ApplicationField, ApplicationValues } from '../application-values.ts';

/** What every step needs. */
export interface StepProps {
  form: UseFormReturnType<ApplicationValues>;
}

/** Returns what binds a text field: its label, value and error. */
export function useField(form: UseFormReturnType<ApplicationValues>) {
  const { t } = useTranslation('partner-application');
  return (name: Exclude<ApplicationField, 'agreement'>) => ({
    label: t(`field.${name}`),
    ...form.getInputProps(name),
  });
}
