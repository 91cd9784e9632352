import { type UseFormReturnType, useForm } from '@mantine/form';
import { useTranslation } from '#light-translator';
import type { ApplicationValues } from './application-values.ts';
import { findApplicationErrors } from './find-application-errors.ts';

interface ApplicationFormOptions {
  initialValues: ApplicationValues;
  /** Loads the contract's schema of the body when the form is validated. */
  loadSchema: () => Promise<Parameters<typeof findApplicationErrors>[0]>;
  /** Returns the body to send for these values. */
  toBody: (values: ApplicationValues) => unknown;
  onValuesChange?: (values: ApplicationValues) => void;
}

/** Returns a partner application's form, validated by the contract's schema with translated messages. */
export function useApplicationForm(
  options: ApplicationFormOptions,
): UseFormReturnType<ApplicationValues> {
  const { t } = useTranslation('partners');
  const { initialValues, loadSchema, toBody, onValuesChange } = options;
  return useForm<ApplicationValues>({
    initialValues,
    validateInputOnBlur: false,
    clearInputErrorOnChange: true,
    onValuesChange,
    validate: async (values) => {
      // Without the schema the server's response marks the fields.
      const schema = await loadSchema().catch(() => null);
      if (!schema) return {};
      return findApplicationErrors(schema, toBody(values), (field) => t(`apply.error.${field}`));
    },
  });
}
