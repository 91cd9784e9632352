import { Button, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { answerDisputeMutation, type Dispute } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { Choices } from '#ui/controls/choices.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { parseAmount } from '#ui/format/parse-amount.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { toFailure } from '#ui/network/problem.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import classes from '../statements.module.css';
import { useRefreshStatements } from '../use-refresh-statements.ts';

interface AnswerSheetProps {
  /** What is answered; null: closed. */
  dispute: Dispute | null;
  onClose: () => void;
}

/** Answers a dispute with a reason: it pays another amount, or the line stays. */
export function AnswerSheet({ dispute, onClose }: AnswerSheetProps) {
  const { t } = useTranslation('platform-statements');
  return (
    <Sheet opened={dispute !== null} onClose={onClose} title={t('answer.title')}>
      {dispute && <AnswerForm dispute={dispute} onClose={onClose} />}
    </Sheet>
  );
}

function AnswerForm({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const { t } = useTranslation('platform-statements');
  const format = useFormat();
  const refresh = useRefreshStatements();
  const [failure, setFailure] = useState('');
  const [accepts, setAccepts] = useState(true);
  const { currency, rates } = dispute;
  const read = (typed: string) => parseAmount(typed, currency);
  const form = useForm({
    initialValues: { right_minor: '', reason: '' },
    validate: {
      right_minor: (typed) =>
        accepts && !(read(typed) > (dispute.amount_minor ?? -1)) ? t('answer.amountWrong') : null,
      reason: (reason) => (reason.trim().length < 3 ? t('answer.reasonMissing') : null),
    },
  });
  const showErrors = (errors: typeof form.errors) => {
    form.setErrors(errors);
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  };
  const answer = useMutation({
    ...answerDisputeMutation(),
    onSuccess: async ({ accepted }) => {
      toastSuccess(t(accepted ? 'answer.accepted' : 'answer.declined'));
      onClose();
      await refresh();
    },
    onError: (error) => {
      const { detail, fields } = toFailure(error);
      if (fields.length > 0)
        showErrors(Object.fromEntries(fields.map((one) => [one.field, one.detail])));
      else setFailure(detail ?? t('failed'));
    },
  });
  const submit = form.onSubmit(({ right_minor, reason }) => {
    setFailure('');
    const body = accepts
      ? { accept: true, right_minor: read(right_minor), reason }
      : { accept: false, reason };
    answer.mutate({ path: { id: dispute.id }, body });
  }, showErrors);
  const hint = rates.map(
    ({ kind, amount_minor }) => `${t(`kind.${kind}`)} ${format.money({ amount_minor, currency })}`,
  );
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <blockquote className={classes.quote}>{dispute.reason}</blockquote>
      <Choices
        label={t('answer.decision')}
        value={accepts ? 'accept' : 'decline'}
        choices={[
          { value: 'accept', name: t('answer.accept') },
          { value: 'decline', name: t('answer.decline') },
        ]}
        onChoose={(choice) => setAccepts(choice === 'accept')}
      />
      {accepts && (
        <TextInput
          label={t('answer.amount', { currency })}
          description={t('answer.amountHint', { rates: format.list(hint) })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          {...form.getInputProps('right_minor')}
        />
      )}
      <Textarea
        label={t('answer.reason')}
        description={t('answer.reasonHint')}
        rows={3}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
      {failure && <FailureNote>{failure}</FailureNote>}
      <Button type="submit" variant="primary" size="lg" fullWidth loading={answer.isPending}>
        {t(accepts ? 'answer.sendAccept' : 'answer.sendDecline')}
      </Button>
    </form>
  );
}
