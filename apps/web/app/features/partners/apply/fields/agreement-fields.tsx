import { Checkbox } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import classes from '../application.module.css';
import { type ApplicationStep, applicationSteps, fieldsOfStep } from '../application-steps.ts';
import { type ApplicationValues, isBusinessType } from '../application-values.ts';
import type { MaskedNumbers } from './payout-fields.tsx';
import type { StepProps } from './step-fields.ts';

interface AgreementFieldsProps extends StepProps {
  onGoTo: (step: ApplicationStep) => void;
  /** Of an application that is being changed: the terms were agreed to before. */
  maskedNumbers?: MaskedNumbers;
}

/** What was entered, to be read once more, and the agreement. */
export function AgreementFields({ form, onGoTo, maskedNumbers }: AgreementFieldsProps) {
  const { t } = useTranslation('partner-application');
  const values = form.values;
  const textOf = (name: keyof ApplicationValues) => {
    const value = String(values[name]);
    const stored = (name === 'tax_id' || name === 'bank_account') && maskedNumbers?.[name];
    if (value === '' && stored) return t('summary.stays', { hint: stored });
    if (name === 'business_type' && isBusinessType(value)) return t(`type.${value}`);
    return value || t(name.startsWith('l') ? 'summary.later' : 'summary.empty');
  };
  return (
    <>
      {applicationSteps
        .filter((step) => step !== 'agreement')
        .map((step) => (
          <section key={step}>
            <Row as="header" align="center" justify="between" wrap={false}>
              <Heading level={3} size={4}>
                {t(`steps.${step}`)}
              </Heading>
              <button type="button" className={classes.change} onClick={() => onGoTo(step)}>
                {t('summary.change')}
                <span className="visually-hidden">: {t(`steps.${step}`)}</span>
              </button>
            </Row>
            <dl className={classes.values}>
              {fieldsOfStep[step].map((name) => (
                <div key={name}>
                  <dt>{t(`field.${name}`)}</dt>
                  <dd>{textOf(name)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      {!maskedNumbers && (
        <div>
          <Checkbox label={t('field.agreement')} {...form.getCheckboxProps('agreement')} />
          <Link to="/terms" target="_blank" className={classes.terms}>
            {t('terms')}
          </Link>
        </div>
      )}
    </>
  );
}
