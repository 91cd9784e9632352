import { Textarea, TextInput } from '@mantine/core';
import { answerDisputeMutation, type Dispute } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Choices } from '#ui/controls/choices.tsx';
import { parseAmount } from '#ui/format/parse-amount.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import classes from '../statements.module.css';

/** Answers a dispute with a reason: it pays another amount, or the line stays. */
export function AnswerForm({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const { t } = useTranslation('platform-statements');
  const format = useFormat();
  const { currency, rates } = dispute;
  const read = (typed: string) => parseAmount(typed, currency);
  const answer = useAction(answerDisputeMutation(), {
    done: ({ accepted }) => t(accepted ? 'answer.accepted' : 'answer.declined'),
    onDone: onClose,
    refetch: ['statements'],
    failure: 'note',
  });
  const form = useActionForm({
    initial: { decision: 'accept' as 'accept' | 'decline', right_minor: '', reason: '' },
    check: ({ decision, right_minor, reason }) => ({
      right_minor:
        decision === 'accept' && !(read(right_minor) > (dispute.amount_minor ?? -1))
          ? t('answer.amountWrong')
          : null,
      reason: reason.trim().length < 3 ? t('answer.reasonMissing') : null,
    }),
    action: answer,
    toVariables: ({ decision, right_minor, reason }) => ({
      path: { id: dispute.id },
      body:
        decision === 'accept'
          ? { accept: true, right_minor: read(right_minor), reason }
          : { accept: false, reason },
    }),
  });
  const accepts = form.values.decision === 'accept';
  const hint = rates.map(
    ({ kind, amount_minor }) => `${t(`kind.${kind}`)} ${format.money({ amount_minor, currency })}`,
  );
  return (
    <Form
      form={form}
      layout="sheet"
      submit={t(accepts ? 'answer.sendAccept' : 'answer.sendDecline')}
    >
      <blockquote className={classes.quote}>{dispute.reason}</blockquote>
      <Choices
        label={t('answer.decision')}
        value={form.values.decision}
        choices={[
          { value: 'accept', name: t('answer.accept') },
          { value: 'decline', name: t('answer.decline') },
        ]}
        onChoose={(decision) => form.setFieldValue('decision', decision)}
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
    </Form>
  );
}
