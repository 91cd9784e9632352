import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { giveMembershipMutation, type MemberWithPlan } from '@pulse/contract/client';
import { PLAN_CODES } from '@pulse/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { showProblemInForm } from '#ui/forms/show-problem-in-form.ts';
import { toFailure } from '#ui/network/problem.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import classes from './give.module.css';

interface GiveMembershipProps {
  member: MemberWithPlan;
  onClose: () => void;
  onGiven: (member: MemberWithPlan) => void;
}

/** Gives a plan until a day, or prolongs what was given. */
export function GiveMembershipSheet({
  opened,
  ...props
}: GiveMembershipProps & { opened: boolean }) {
  const { t } = useTranslation('platform-memberships');
  const title = t(props.member.membership ? 'give.prolongTitle' : 'give.title');
  return (
    <Sheet opened={opened} onClose={props.onClose} title={title}>
      <GiveMembershipForm {...props} />
    </Sheet>
  );
}

/** The fields of the form; anything else that is refused is about the person. */
const fieldNames = ['plan_code', 'last_day', 'reason'];

function GiveMembershipForm({ member, onClose, onGiven }: GiveMembershipProps) {
  const { t } = useTranslation('platform-memberships');
  const format = useFormat();
  const [failure, setFailure] = useState('');
  const form = useForm({
    initialValues: {
      plan_code: member.membership?.plan_code ?? 'plus',
      last_day: member.membership?.given_until ?? '',
      reason: '',
    },
    validate: {
      last_day: (day) => (day ? null : t('give.dayMissing')),
      reason: (reason) => (reason.trim().length < 2 ? t('give.reasonMissing') : null),
    },
  });
  const showErrors = (errors: typeof form.errors) => {
    form.setErrors(errors);
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  };
  const give = useMutation({
    ...giveMembershipMutation(),
    onSuccess: (given, { body }) => {
      const date = format.date(body.last_day, 'fullDate', 'UTC');
      const plan = t(`plan.${body.plan_code}`);
      toastSuccess(t('give.done', { name: given.full_name, plan, date }));
      onGiven(given);
      onClose();
    },
    onError: (error) => {
      const sentence = showProblemInForm({ setErrors: showErrors }, error, t('failed'));
      const { fields } = toFailure(error);
      // Beside its field it would be there twice.
      if (!fields.some(({ field }) => fieldNames.includes(field))) setFailure(sentence);
    },
  });
  const submit = form.onSubmit((values) => {
    setFailure('');
    give.mutate({ body: { user_id: member.id, ...values } });
  }, showErrors);
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <p className={classes.muted}>{t('give.lead', { name: member.full_name })}</p>
      <NativeSelect
        label={t('give.plan')}
        data={PLAN_CODES.map((code) => ({ value: code, label: t(`plan.${code}`) }))}
        data-autofocus
        {...form.getInputProps('plan_code')}
      />
      <TextInput
        label={t('give.lastDay')}
        description={t('give.lastDayHint')}
        type="date"
        {...form.getInputProps('last_day')}
      />
      <Textarea
        label={t('give.reason')}
        description={t('give.reasonHint')}
        rows={3}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
      {failure && <FailureNote>{failure}</FailureNote>}
      <Button type="submit" variant="primary" size="lg" fullWidth loading={give.isPending}>
        {t('give.submit')}
      </Button>
    </form>
  );
}
