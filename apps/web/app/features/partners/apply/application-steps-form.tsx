import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { toFailure } from '#ui/network/problem.ts';
import classes from './application.module.css';
import { ApplicationProgress } from './application-progress.tsx';
import { AddressFields, type RenderPinMap } from './fields/address-fields.tsx';
import { AgreementFields } from './fields/agreement-fields.tsx';
import { BusinessFields } from './fields/business-fields.tsx';
import { ContactFields } from './fields/contact-fields.tsx';
import { type MaskedNumbers, PayoutFields } from './fields/payout-fields.tsx';
import type { ApplicationStepsForm as Steps } from './use-application-steps.ts';

interface ApplicationStepsFormProps {
  steps: Steps;
  renderMap: RenderPinMap;
  /** Of an application that is being changed. */
  maskedNumbers?: MaskedNumbers;
  /** Why sending failed; null: it did not. */
  error: unknown;
  busy: boolean;
  sendLabel: string;
  /** Beside the buttons, such as the one that erases the draft. */
  children?: ReactNode;
}

/** An application, one step at a time. */
export function ApplicationStepsForm(props: ApplicationStepsFormProps) {
  const { steps, renderMap, maskedNumbers, error, busy, sendLabel, children } = props;
  const { t } = useTranslation('partner-application');
  const { form, step, checking, errorCount, goTo, back, next } = steps;
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [step]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void next();
  };
  const isLast = step === 'agreement';
  const failure = error ? (toFailure(error).detail ?? t('failed')) : null;
  const message = errorCount > 0 ? t('check', { count: errorCount }) : failure;
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <ApplicationProgress step={step} onGoTo={goTo} />
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {t(`steps.${step}`)}
      </h2>
      <Stack className={classes.fields}>
        {step === 'business' && <BusinessFields form={form} />}
        {step === 'contact' && <ContactFields form={form} />}
        {step === 'address' && <AddressFields form={form} renderMap={renderMap} />}
        {step === 'payout' && <PayoutFields form={form} maskedNumbers={maskedNumbers} />}
        {isLast && <AgreementFields form={form} onGoTo={goTo} asksForAgreement={!maskedNumbers} />}
      </Stack>
      <FailureNote className={classes.fields} hidden={!message}>
        {message}
      </FailureNote>
      <ActionBar>
        <Button type="submit" variant="primary" size="lg" loading={checking || busy}>
          {isLast ? sendLabel : t('next')}
        </Button>
        {step !== 'business' && (
          <Button size="lg" onClick={back}>
            {t('back')}
          </Button>
        )}
        {children}
      </ActionBar>
    </form>
  );
}
