import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type Money, type Plan, recordManualPaymentMutation } from '@pulse/contract/client';
import { BILLING_INTERVALS, type BillingInterval, type PlanCode } from '@pulse/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { amountOf } from '#ui/format/formatter.ts';
import { parseAmount } from '#ui/format/parse-amount.ts';
import editor from '#ui/forms/editor.module.css';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { priceOf } from './price-of.ts';

/** What the member's next period is and costs. */
export interface Renewal {
  plan_code: PlanCode;
  billing_interval: BillingInterval;
  price: Money;
}

interface RecordPaymentFormProps {
  member: { id: string; full_name: string; email: string };
  /** The plans with their prices, smallest first. */
  plans: readonly Plan[];
  /** Today, YYYY-MM-DD: no payment was received later. */
  today: string;
  /** It is paid for, as it is; null: a plan begins. */
  renewal: Renewal | null;
}

const methods = ['cash', 'transfer'] as const;

/** Records cash or a transfer with its number in the paper book, for a plan or its next period. */
export function RecordPaymentForm({ member, plans, today, renewal }: RecordPaymentFormProps) {
  const { t } = useTranslation('platform-payments');
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  const amountFor = (plan: PlanCode, interval: BillingInterval) =>
    String(amountOf(priceOf(plans, plan, interval)));
  const form = useForm({
    initialValues: {
      plan_code: renewal?.plan_code ?? 'plus',
      billing_interval: renewal?.billing_interval ?? 'month',
      amount: renewal ? String(amountOf(renewal.price)) : amountFor('plus', 'month'),
      method: 'cash' as (typeof methods)[number],
      received_on: today,
      receipt_number: '',
    },
    validate: {
      amount: (typed, { plan_code }) =>
        parseAmount(typed, currencyOf(plan_code)) > 0 ? null : t('record.amountWrong'),
      received_on: (day) => (day ? null : t('record.dayMissing')),
      receipt_number: (number) => (number.trim() ? null : t('record.numberMissing')),
    },
  });
  const currencyOf = (plan: PlanCode) =>
    renewal?.price.currency ?? priceOf(plans, plan, 'month').currency;
  const showErrors = (errors: typeof form.errors) => {
    form.setErrors(errors);
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  };
  const record = useMutation({
    ...recordManualPaymentMutation(),
    onSuccess: () => {
      toastSuccess(t('record.done', { name: member.full_name }));
      void navigate('/app/admin/payments');
    },
    onError: (error) => {
      const { code, detail, fields } = toFailure(error);
      if (code === 'receipt_number_taken') return showErrors({ receipt_number: detail });
      if (code === 'already_member') return setFailure(t('record.hasPlan'));
      const named = fields.map((one) => [one.field.replace(/^amount\..*/, 'amount'), one.detail]);
      if (named.length > 0) return showErrors(Object.fromEntries(named));
      setFailure(detail ?? t('failed'));
    },
  });
  const submit = form.onSubmit(({ amount, ...values }) => {
    setFailure('');
    const currency = currencyOf(values.plan_code);
    record.mutate({
      body: {
        ...values,
        user_id: member.id,
        purpose: renewal ? 'renewal' : 'membership',
        amount: { amount_minor: parseAmount(amount, currency), currency },
      },
    });
  }, showErrors);
  const { plan_code: plan, billing_interval: interval } = form.values;
  return (
    <form onSubmit={submit} className={editor.form} noValidate>
      <UnsavedChangesGuard unsaved={form.isDirty() && !record.isSuccess} />
      <p>{t('record.for', { name: member.full_name, email: member.email })}</p>
      {renewal && <p>{t('record.renewal')}</p>}
      <div className={editor.pair}>
        <NativeSelect
          label={t('record.plan')}
          disabled={renewal !== null}
          data={plans.map(({ code }) => ({ value: code, label: t(`plan.${code}`) }))}
          value={plan}
          error={form.errors.plan_code}
          onChange={({ currentTarget: { value } }) => {
            const chosen = plans.find(({ code }) => code === value)?.code ?? plan;
            form.setValues({ plan_code: chosen, amount: amountFor(chosen, interval) });
          }}
        />
        <NativeSelect
          label={t('record.interval')}
          disabled={renewal !== null}
          data={BILLING_INTERVALS.map((one) => ({ value: one, label: t(`interval.${one}`) }))}
          value={interval}
          error={form.errors.billing_interval}
          onChange={({ currentTarget: { value } }) => {
            const chosen = value === 'year' ? 'year' : 'month';
            form.setValues({ billing_interval: chosen, amount: amountFor(plan, chosen) });
          }}
        />
      </div>
      <div className={editor.pair}>
        <TextInput
          label={t('refund.amount', { currency: currencyOf(plan) })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          readOnly={renewal !== null}
          {...form.getInputProps('amount')}
        />
        <NativeSelect
          label={t('record.method')}
          data={methods.map((one) => ({ value: one, label: t(`provider.${one}`) }))}
          {...form.getInputProps('method')}
        />
      </div>
      <div className={editor.pair}>
        <TextInput
          label={t('record.receivedOn')}
          type="date"
          max={today}
          {...form.getInputProps('received_on')}
        />
        <TextInput
          label={t('record.receiptNumber')}
          description={t('record.receiptHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          maxLength={60}
          {...form.getInputProps('receipt_number')}
        />
      </div>
      {failure && <FailureNote>{failure}</FailureNote>}
      <div>
        <Button type="submit" variant="primary" loading={record.isPending}>
          {t('record.submit')}
        </Button>
      </div>
    </form>
  );
}
