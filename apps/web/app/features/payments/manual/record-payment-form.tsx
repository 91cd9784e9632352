import { NativeSelect, TextInput } from '@mantine/core';
import { type Money, type Plan, recordManualPaymentMutation } from '@pulse/contract/client';
import { BILLING_INTERVALS, type BillingInterval, type PlanCode } from '@pulse/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { amountOf } from '#ui/format/formatter.ts';
import { parseAmount } from '#ui/format/parse-amount.ts';
import editor from '#ui/forms/editor.module.css';
import { Form } from '#ui/forms/form.tsx';
import { UnsavedChangesGuard } from '#ui/forms/unsaved-changes-guard.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
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
  const amountFor = (plan: PlanCode, interval: BillingInterval) =>
    String(amountOf(priceOf(plans, plan, interval)));
  const currencyOf = (plan: PlanCode) =>
    renewal?.price.currency ?? priceOf(plans, plan, 'month').currency;
  const record = useAction(recordManualPaymentMutation(), {
    done: t('record.done', { name: member.full_name }),
    failure: 'note',
  });
  // Only after the guard has been told that nothing is unsaved any more.
  useEffect(() => {
    if (record.isSuccess) void navigate('/app/admin/payments');
  }, [record.isSuccess, navigate]);
  const form = useActionForm({
    initial: {
      plan_code: renewal?.plan_code ?? 'plus',
      billing_interval: renewal?.billing_interval ?? 'month',
      amount: renewal ? String(amountOf(renewal.price)) : amountFor('plus', 'month'),
      method: 'cash' as (typeof methods)[number],
      received_on: today,
      receipt_number: '',
    },
    check: ({ amount, plan_code, received_on, receipt_number }) => ({
      amount: parseAmount(amount, currencyOf(plan_code)) > 0 ? null : t('record.amountWrong'),
      received_on: received_on ? null : t('record.dayMissing'),
      receipt_number: receipt_number.trim() ? null : t('record.numberMissing'),
    }),
    action: record,
    toVariables: ({ amount, ...values }) => {
      const currency = currencyOf(values.plan_code);
      return {
        body: {
          ...values,
          user_id: member.id,
          purpose: renewal ? ('renewal' as const) : ('membership' as const),
          amount: { amount_minor: parseAmount(amount, currency), currency },
        },
      };
    },
    explain: ({ code, detail }) => {
      if (code === 'receipt_number_taken') return { errors: { receipt_number: detail } };
      return code === 'already_member' ? { note: t('record.hasPlan') } : null;
    },
  });
  const { plan_code: plan, billing_interval: interval } = form.values;
  return (
    <Form form={form} submit={t('record.submit')}>
      <UnsavedChangesGuard unsaved={form.changed && !record.isSuccess} />
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
    </Form>
  );
}
