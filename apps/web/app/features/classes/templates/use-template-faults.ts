import { useTranslation } from '#light-translator';
import type { CheckedFields } from '#ui/forms/faults.ts';
import type { Failure } from '#ui/network/problem.ts';
import { findTemplateErrors, formFieldOf } from './find-template-errors.ts';
import type { TemplateValues } from './template-values.ts';

/** Loaded when the form is first checked; without it the server's response marks the fields. */
const loadContract = () => import('@pulse/contract').catch(() => null);

/**
 * Returns how the editor of a class finds its faults and reads those that the server finds. `hasTimes`
 * is false for a class that takes place on single dates and needs no weekly times.
 */
export function useTemplateFaults(hasTimes = true) {
  const { t } = useTranslation('partner-classes');
  return {
    check: async (values: TemplateValues): Promise<CheckedFields> => {
      const contract = await loadContract();
      if (!contract) return {};
      const schema = contract.createClassTemplate.body;
      const found = Object.entries(findTemplateErrors(schema, values, hasTimes));
      return Object.fromEntries(
        found.map(([field, fault]) => [field, fault && t(`template.error.${fault}`)]),
      );
    },
    summary: (count: number) => t('template.check', { count }),
    fieldOf: formFieldOf,
    fallback: t('saveFailed'),
    explain: ({ code, detail }: Failure) =>
      code === 'capacity_below_booked' ? { errors: { capacity: detail }, note: detail } : null,
  };
}
