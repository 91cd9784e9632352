import { NativeSelect, Textarea } from '@mantine/core';
import { giveMembershipMutation, type MemberWithPlan } from '@pulse/contract/client';
import { PLAN_CODES } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { DateField } from '#ui/forms/date-field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Text } from '#ui/layout/text.tsx';

interface GiveMembershipFormProps {
  member: MemberWithPlan;
  onClose: () => void;
  onGiven: (member: MemberWithPlan) => void;
}

/** Gives a plan until a day, or prolongs what was given. */
export function GiveMembershipForm({ member, onClose, onGiven }: GiveMembershipFormProps) {
  const { t } = useTranslation('platform-memberships');
  const format = useFormat();
  const give = useAction(giveMembershipMutation(), {
    done: (given, { body }) =>
      t('give.done', {
        name: given.full_name,
        plan: t(`plan.${body.plan_code}`),
        date: format.date(body.last_day, 'fullDate', 'UTC'),
      }),
    onDone: (given) => {
      onGiven(given);
      onClose();
    },
    failure: 'note',
  });
  const form = useActionForm({
    initial: {
      plan_code: member.membership?.plan_code ?? 'plus',
      last_day: member.membership?.given_until ?? '',
      reason: '',
    },
    check: ({ last_day, reason }) => ({
      last_day: last_day ? null : t('give.dayMissing'),
      reason: reason.trim().length < 2 ? t('give.reasonMissing') : null,
    }),
    action: give,
    toVariables: (values) => ({ body: { user_id: member.id, ...values } }),
  });
  return (
    <Form form={form} layout="sheet" submit={t('give.submit')}>
      <Text prose tone="quiet">
        {t('give.lead', { name: member.full_name })}
      </Text>
      <NativeSelect
        label={t('give.plan')}
        data={PLAN_CODES.map((code) => ({ value: code, label: t(`plan.${code}`) }))}
        data-autofocus
        {...form.getInputProps('plan_code')}
      />
      <DateField
        label={t('give.lastDay')}
        description={t('give.lastDayHint')}
        {...form.getInputProps('last_day')}
      />
      <Textarea
        label={t('give.reason')}
        description={t('give.reasonHint')}
        rows={3}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
    </Form>
  );
}
