import { type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import type { Failure } from '#ui/network/problem.ts';
import {
  type ApplicationStep,
  applicationSteps,
  fieldsOfStep,
  firstStepWith,
  neighbourOf,
} from './application-steps.ts';
import type { ApplicationValues } from './application-values.ts';
import { findApplicationErrors, formatPhone } from './find-application-errors.ts';

interface ApplicationStepsOptions {
  initialValues: ApplicationValues;
  /** Loads the contract's schema of the body when a step is checked. */
  loadSchema: () => Promise<Parameters<typeof findApplicationErrors>[0]>;
  toBody: (values: ApplicationValues) => unknown;
  onValuesChange: (values: ApplicationValues) => void;
  onComplete: (values: ApplicationValues) => void;
}

/** The form of an application and the step it is at. */
export interface ApplicationStepsForm {
  form: UseFormReturnType<ApplicationValues>;
  step: ApplicationStep;
  checking: boolean;
  /** How many fields are to be checked again; 0 without an attempt to go on. */
  errorCount: number;
  goTo: (step: ApplicationStep) => void;
  back: () => void;
  /** Checks the step and goes on, or completes the application at the last one. */
  next: () => Promise<void>;
  /** Shows the fields that were refused, at the first step that has one. */
  showFailure: (failure: Failure) => void;
}

/**
 * Steps of one address: each is an entry of the history, so that going back leads to the step before.
 * A step is checked when it is left; the last one checks all.
 */
export function useApplicationSteps(options: ApplicationStepsOptions): ApplicationStepsForm {
  const { initialValues, loadSchema, toBody, onValuesChange, onComplete } = options;
  const { t } = useTranslation('partner-application');
  const navigate = useNavigate();
  const location = useLocation();
  const [checking, setChecking] = useState(false);
  const [errorCount, setErrorCount] = useState(0);
  const focusAfterStep = useRef<string | null>(null);
  const form = useForm<ApplicationValues>({
    initialValues,
    clearInputErrorOnChange: true,
    onValuesChange,
  });

  const requested: unknown = location.state?.applicationStep;
  const step = applicationSteps.find((name) => name === requested) ?? 'business';
  const goTo = (target: ApplicationStep) => {
    if (target === step) return;
    setErrorCount(0);
    navigate(
      { hash: location.hash },
      { state: { ...location.state, applicationStep: target }, preventScrollReset: true },
    );
  };

  const showErrors = (errors: Record<string, string>) => {
    form.setErrors(errors);
    const fields = Object.keys(errors);
    const target = firstStepWith(fields) ?? step;
    const first = fieldsOfStep[target].find((field) => fields.includes(field)) ?? null;
    goTo(target);
    setErrorCount(fields.length);
    if (target === step && first) form.getInputNode(first)?.focus();
    else focusAfterStep.current = first;
  };
  // The field of another step is there once that step is.
  useEffect(() => {
    const field = focusAfterStep.current;
    focusAfterStep.current = null;
    if (field && fieldsOfStep[step].some((name) => name === field))
      form.getInputNode(field)?.focus();
  });

  const findErrors = async (checked: readonly ApplicationStep[]) => {
    const values = form.getValues();
    // Without the schema the server's answer marks the fields.
    const schema = await loadSchema().catch(() => null);
    const found = schema ? findApplicationErrors(schema, toBody(values)) : {};
    const phone = await formatPhone(values).catch(() => values.phone);
    if (phone && phone !== values.phone) {
      form.setFieldValue('phone', phone);
      delete found.phone;
    }
    if (!phone) found.phone ??= 'phone';
    const fields = checked.flatMap((name) => fieldsOfStep[name]);
    return Object.fromEntries(
      fields.flatMap((field) => {
        const key = found[field];
        return key ? [[field, t(`error.${key}`)]] : [];
      }),
    );
  };

  const next = async () => {
    if (checking) return;
    setChecking(true);
    const following = neighbourOf(step, 1);
    const errors = await findErrors(following ? [step] : applicationSteps);
    setChecking(false);
    setErrorCount(0);
    if (Object.keys(errors).length > 0) showErrors(errors);
    else if (following) goTo(following);
    else onComplete(form.getValues());
  };

  return {
    form,
    step,
    checking,
    errorCount,
    goTo,
    back: () => goTo(neighbourOf(step, -1) ?? step),
    next,
    showFailure: ({ fields }) => {
      if (fields.length > 0)
        showErrors(Object.fromEntries(fields.map(({ field, detail }) => [field, detail])));
    },
  };
}
