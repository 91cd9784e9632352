import { NativeSelect, TextInput } from '@mantine/core';
import { type Money, type Plan, recordManualPaymentMutation } from '@pulse/contract/client';
import { BILLING_INTERVALS, type BillingInterval, isSameMoney, type PlanCode } from '@pulse/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { amountOf } from '#ui/format/formatter.ts';
import { parseAmount } from '#ui/format/parse-amount.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { DateField } from '#ui/forms/date-field.tsx';
import editor from '#ui/forms/editor.module.css';
import { fieldAmong } from '#ui/forms/faults.ts';
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

/** The amount as it is typed, in a currency by its letters. */
interface Typed {
  amount: string;
  currency: string;
}

const amountIn = ({ amount, currency: typed }: Typed): Money => {
  const currency = typed.trim().toUpperCase();
  const isCurrency = /^[A-Z]{3}$/.test(currency);
  return { amount_minor: isCurrency ? parseAmount(amount, currency) : Number.NaN, currency };
};

const methods = ['cash', 'transfer'] as const;
const FIELDS = [
  ...['plan_code', 'billing_interval', 'amount', 'other_amount_reason'],
  ...['received_on', 'receipt_number'],
];

/** Records cash or a transfer with its number in the paper book, for a plan or its next period. */
export function RecordPaymentForm({ member, plans, today, renewal }: RecordPaymentFormProps) {
  const { t } = useTranslation('platform-payments');
  const format = useFormat();
  const navigate = useNavigate();
  const priceFor = (plan: PlanCode, interval: BillingInterval) =>
    renewal?.price ?? priceOf(plans, plan, interval);
  const paidFor = (plan: PlanCode, interval: BillingInterval) => {
    const price = priceFor(plan, interval);
    return { amount: String(amountOf(price)), currency: price.currency };
  };
  const record = useAction(recordManualPaymentMutation(), {
    done: t('record.done', { name: member.full_name }),
    failure: 'note',
  });
  // Only after the guard has been told that nothing is unsaved any more.
  useEffect(() => {
    if (record.isSuccess) void navigate('/app/admin/payments');
  }, [record.isSuccess, navigate]);
  const isPrice = (values: { plan_code: PlanCode; billing_interval: BillingInterval } & Typed) =>
    isSameMoney(amountIn(values), priceFor(values.plan_code, values.billing_interval));
  const form = useActionForm({
    initial: {
      plan_code: renewal?.plan_code ?? 'plus',
      billing_interval: renewal?.billing_interval ?? 'month',
      ...paidFor('plus', 'month'),
      other_amount_reason: '',
      method: 'cash' as (typeof methods)[number],
      received_on: today,
      receipt_number: '',
    },
    check: (values) => ({
      amount: amountIn(values).amount_minor > 0 ? null : t('record.amountWrong'),
      currency: values.currency.trim().length === 3 ? null : t('record.currencyWrong'),
      other_amount_reason:
        isPrice(values) || values.other_amount_reason.trim() ? null : t('record.reasonMissing'),
      received_on: values.received_on ? null : t('record.dayMissing'),
      receipt_number: values.receipt_number.trim() ? null : t('record.numberMissing'),
    }),
    action: record,
    toVariables: (values) => {
      const { amount: _, currency: __, other_amount_reason: reason, ...paid } = values;
      return {
        body: {
          ...paid,
          user_id: member.id,
          purpose: renewal ? ('renewal' as const) : ('membership' as const),
          amount: amountIn(values),
          ...(!isPrice(values) && { other_amount_reason: reason }),
        },
      };
    },
    fieldOf: (field) => (field === 'amount.currency' ? 'currency' : fieldAmong(FIELDS)(field)),
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
            form.setValues({ plan_code: chosen, ...paidFor(chosen, interval) });
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
            form.setValues({ billing_interval: chosen, ...paidFor(plan, chosen) });
          }}
        />
      </div>
      <div className={editor.pair}>
        <TextInput
          label={t('record.amount')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          {...form.getInputProps('amount')}
        />
        <TextInput
          label={t('record.currency')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={3}
          {...form.getInputProps('currency')}
        />
      </div>
      {!isPrice(form.values) && (
        <TextInput
          label={t('record.otherReason')}
          description={t('record.otherHint', { price: format.money(priceFor(plan, interval)) })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          maxLength={500}
          {...form.getInputProps('other_amount_reason')}
        />
      )}
      <NativeSelect
        label={t('record.method')}
        data={methods.map((one) => ({ value: one, label: t(`provider.${one}`) }))}
        {...form.getInputProps('method')}
      />
      <div className={editor.pair}>
        <DateField
          label={t('record.receivedOn')}
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
