import { completeWebsite } from '@pulse/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { type Faults, type FieldErrors, faultsOfFailure, fieldAmong } from '#ui/forms/faults.ts';
import type { FormAction } from '#ui/forms/form-store.ts';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { readApplicationDraft, saveApplicationDraft } from './application-draft.ts';
import {
  type ApplicationStep,
  applicationSteps,
  fieldsOfStep,
  firstStepWith,
  neighbourOf,
} from './application-steps.ts';
import type { ApplicationValues } from './application-values.ts';
import { findApplicationErrors, formatPhone } from './find-application-errors.ts';

interface ApplicationStepsOptions<Body> {
  /** Where it begins; `business` unless something was sent before. */
  firstStep?: ApplicationStep;
  /** The field that is focused when the form opens. */
  firstField?: string | undefined;
  /** Whether it can be sent at every step, as what is not changed was sent before. */
  sendsAtEachStep?: boolean;
  /** What the form opens with where this device has no draft. */
  start: ApplicationValues;
  /** The application that is being changed; without it a new one. */
  applicationId?: string;
  /** Loads the contract's schema of the body when a step is checked. */
  loadSchema: () => Promise<Parameters<typeof findApplicationErrors>[0]>;
  toBody: (values: ApplicationValues) => Body;
  /** Sends the whole application. */
  send: FormAction<{ body: Body }>;
  /** Called after a draft was stored. */
  onTyped?: () => void;
}

/**
 * The form of an application and the step it is at. Each step is an entry of the history, so that going
 * back leads to the step before. A step is checked when it is left; the last one checks all and sends.
 * What is typed stays on this device until it is sent or erased.
 */
export function useApplicationSteps<Body>(options: ApplicationStepsOptions<Body>) {
  const { start, applicationId, loadSchema, toBody, send, onTyped } = options;
  const { firstStep = 'business', firstField, sendsAtEachStep = false } = options;
  const { t } = useTranslation('partner-application');
  const navigate = useNavigate();
  const location = useLocation();
  const [checking, setChecking] = useState(false);
  const faultsAhead = useRef<{ at: ApplicationStep; faults: Faults } | null>(null);
  const [initial] = useState(() => readApplicationDraft(start, applicationId));
  const form = useActionForm({
    initial,
    onChange: (values) => {
      saveApplicationDraft(values, applicationId);
      onTyped?.();
    },
    action: { mutate: () => void next(), isPending: checking || send.isPending },
    toVariables: (values) => values,
  });
  const { show } = form;

  const requested: unknown = location.state?.applicationStep;
  const step = applicationSteps.find((name) => name === requested) ?? firstStep;
  const goTo = (target: ApplicationStep) => {
    show({});
    if (target === step) return;
    navigate(
      { hash: location.hash },
      { state: { ...location.state, applicationStep: target }, preventScrollReset: true },
    );
  };

  const showErrors = (errors: FieldErrors) => {
    const fields = Object.keys(errors);
    const faults = { errors, note: t('check', { count: fields.length }) };
    const target = firstStepWith(fields) ?? step;
    if (target === step) return show(faults);
    goTo(target);
    faultsAhead.current = { at: target, faults };
  };
  // The fields of another step are there once that step is.
  useEffect(() => {
    if (faultsAhead.current?.at !== step) return;
    show(faultsAhead.current.faults);
    faultsAhead.current = null;
  }, [step, show]);

  const showFailure = (error: unknown) => {
    const fieldOf = fieldAmong(Object.keys(initial));
    const faults = faultsOfFailure(error, { fieldOf, fallback: t('failed') });
    if (Object.keys(faults.errors).length > 0) showErrors(faults.errors);
    else show(faults);
  };

  const findErrors = async (checked: readonly ApplicationStep[]): Promise<FieldErrors> => {
    const { values } = form.getState();
    // Without the schema the server's answer marks the fields.
    const schema = await loadSchema().catch(() => null);
    const found = schema ? findApplicationErrors(schema, toBody(values)) : {};
    const phone = await formatPhone(values).catch(() => values.phone);
    if (phone && phone !== values.phone) {
      form.setFieldValue('phone', phone);
      delete found.phone;
    }
    if (!phone) found.phone ??= 'phone';
    const website = completeWebsite(values.website);
    if (website !== values.website) form.setFieldValue('website', website);
    const fields = checked.flatMap((name) => fieldsOfStep[name]);
    return Object.fromEntries(
      fields.flatMap((field) => {
        const key = found[field];
        return key ? [[field, t(`error.${key}`)]] : [];
      }),
    );
  };

  async function next(): Promise<void> {
    if (form.busy) return;
    setChecking(true);
    const following = sendsAtEachStep ? null : neighbourOf(step, 1);
    const errors = await findErrors(following ? [step] : applicationSteps);
    setChecking(false);
    if (Object.keys(errors).length > 0) showErrors(errors);
    else if (following) goTo(following);
    else send.mutate({ body: toBody(form.getState().values) }, { onError: showFailure });
  }

  return { form, step, goTo, firstField };
}
