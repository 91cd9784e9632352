import { useTranslation } from '#light-translator';
import type { useActionForm } from '#ui/forms/use-action-form.ts';
import type { ApplicationField, ApplicationValues } from '../application-values.ts';

type ActionForm = ReturnType<typeof useActionForm<ApplicationValues, unknown>>;

/** What every step needs. */
export interface StepProps {
  form: Pick<ActionForm, 'values' | 'setValues' | 'getInputProps' | 'getCheckboxProps'>;
}

type TypedField = Exclude<ApplicationField, 'agreement'>;

/** How a text is typed: what the browser fills in, its keyboard, and its longest length. */
const inputs: Record<TypedField, object> = {
  business_name: { autoComplete: 'organization', maxLength: 160 },
  business_type: {},
  description: { maxLength: 4000 },
  website: { type: 'url', autoComplete: 'url', maxLength: 300 },
  contact_name: { autoComplete: 'name', maxLength: 120 },
  contact_email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 40 },
  address: { autoComplete: 'street-address', maxLength: 300 },
  latitude: { inputMode: 'decimal', maxLength: 20 },
  longitude: { inputMode: 'decimal', maxLength: 20 },
  tax_id: { autoComplete: 'off', maxLength: 60 },
  bank_account: { autoComplete: 'off', spellCheck: false, maxLength: 60 },
  bank_name: { autoComplete: 'off', maxLength: 120 },
};

const hinted = [
  'description',
  'website',
  'contact_name',
  'contact_email',
  'phone',
  'tax_id',
  'bank_account',
  'bank_name',
] as const satisfies TypedField[];

/** Returns what binds a text field: its label, hint, value and error, and how it is typed. */
export function useField({ getInputProps }: StepProps['form']) {
  const { t } = useTranslation('partner-application');
  return (name: TypedField) => {
    const hint = hinted.find((one) => one === name);
    return {
      label: t(`field.${name}`),
      description: hint && t(`hint.${hint}`),
      ...inputs[name],
      ...getInputProps(name),
    };
  };
}
