import { type UseFormReturnType, useForm } from '@mantine/form';
import { useTranslation } from '#light-translator';
import type { ApplicationValues } from './application-values.ts';
import { findApplicationErrors } from './find-application-errors.ts';

interface ApplicationFormOptions {
  initialValues: ApplicationValues;
  /** The contract's shape of what is sent, fetched when there is something to check. */
  loadSchema: () => Promise<Parameters<typeof findApplicationErrors>[0]>;
  /** What is sent for these values. */
  toBody: (values: ApplicationValues) => unknown;
  onValuesChange?: (values: ApplicationValues) => void;
}

/** A partner application's form: checked by the contract's shape, said in the reader's language. */
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
      // Without it the server's own answer marks the fields.
      const schema = await loadSchema().catch(() => null);
      if (!schema) return {};
      return findApplicationErrors(schema, toBody(values), (field) => t(`apply.error.${field}`));
    },
  });
}
