import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { focusFirstFault } from '#ui/forms/focus-first-fault.ts';
import { FormFrame } from '#ui/forms/form-frame.tsx';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import classes from './application.module.css';
import { ApplicationProgress } from './application-progress.tsx';
import { neighbourOf } from './application-steps.ts';
import { AddressFields, type RenderPinMap } from './fields/address-fields.tsx';
import { AgreementFields } from './fields/agreement-fields.tsx';
import { BusinessFields, ContactFields } from './fields/business-fields.tsx';
import { type MaskedNumbers, PayoutFields } from './fields/payout-fields.tsx';
import type { useApplicationSteps } from './use-application-steps.ts';

interface ApplicationStepsFormProps {
  steps: ReturnType<typeof useApplicationSteps>;
  renderMap: RenderPinMap;
  /** Of an application that is being changed. */
  maskedNumbers?: MaskedNumbers;
  sendLabel: string;
  /** Beside the buttons, such as the one that erases the draft. */
  children?: ReactNode;
}

/** An application, one step at a time. */
export function ApplicationStepsForm(props: ApplicationStepsFormProps) {
  const { steps, renderMap, maskedNumbers, sendLabel, children } = props;
  const { t } = useTranslation('partner-application');
  const { form, step, goTo, firstField } = steps;
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [step]);
  const { element } = form;
  useEffect(() => {
    if (firstField) focusFirstFault(element.current, { [firstField]: '' });
  }, [firstField, element]);
  const isLast = step === 'agreement';
  const isAmending = maskedNumbers !== undefined;
  const previous = isAmending ? null : neighbourOf(step, -1);
  return (
    <FormFrame form={form}>
      {!isAmending && <ApplicationProgress step={step} onGoTo={goTo} />}
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {isAmending && isLast ? t('amend.overview') : t(`steps.${step}`)}
      </h2>
      {step === 'business' && <BusinessFields form={form} />}
      {step === 'contact' && <ContactFields form={form} />}
      {step === 'address' && <AddressFields form={form} renderMap={renderMap} />}
      {step === 'payout' && <PayoutFields form={form} maskedNumbers={maskedNumbers} />}
      {isLast && <AgreementFields form={form} onGoTo={goTo} maskedNumbers={maskedNumbers} />}
      <FailureNote hidden={!form.note}>{form.note}</FailureNote>
      <ActionBar>
        <Button type="submit" variant="primary" size="lg" loading={form.busy}>
          {isLast || isAmending ? sendLabel : t('next')}
        </Button>
        {isAmending && !isLast && (
          <Button size="lg" onClick={() => goTo('agreement')}>
            {t('amend.toOverview')}
          </Button>
        )}
        {previous && (
          <Button size="lg" onClick={() => goTo(previous)}>
            {t('back')}
          </Button>
        )}
        {children}
      </ActionBar>
    </FormFrame>
  );
}
