import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { showProblemInForm } from '#ui/forms/show-problem-in-form.ts';
import { toFailure } from '#ui/network/problem.ts';
import { findTemplateErrors, formFieldOf } from './find-template-errors.ts';
import type { TemplateValues } from './template-values.ts';

/** The faults of a class by field, found here before it is sent and by the server after it. */
export interface TemplateErrors {
  errors: Partial<Record<string, string>>;
  /** The sentence about the form as a whole. */
  failure: string;
  /** Whether nothing is wrong as far as can be seen here. */
  check: (values: TemplateValues, hasTimes?: boolean) => Promise<boolean>;
  /** Shows what the server refused. */
  show: (error: unknown) => void;
}

/** Returns the faults of a class form. */
export function useTemplateErrors(): TemplateErrors {
  const { t } = useTranslation('partner-classes');
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [failure, setFailure] = useState('');
  return {
    errors,
    failure,
    check: async (values, hasTimes) => {
      setErrors({});
      setFailure('');
      // Without the schema the server's response marks the fields.
      const contract = await import('@pulse/contract').catch(() => null);
      if (!contract) return true;
      const found = findTemplateErrors(contract.createClassTemplate.body, values, hasTimes);
      const sentences = Object.entries(found).flatMap(([field, fault]) =>
        fault ? [[field, t(`template.error.${fault}`)]] : [],
      );
      setErrors(Object.fromEntries(sentences));
      if (sentences.length > 0) setFailure(t('template.check', { count: sentences.length }));
      return sentences.length === 0;
    },
    show: (error) => {
      const { code, detail } = toFailure(error);
      const setFields = (fields: Record<string, string>) =>
        setErrors(
          Object.fromEntries(
            Object.entries(fields).map(([field, sentence]) => [formFieldOf(field), sentence]),
          ),
        );
      setFailure(showProblemInForm({ setErrors: setFields }, error, t('saveFailed')));
      if (code === 'capacity_below_booked') setErrors({ capacity: detail });
    },
  };
}
