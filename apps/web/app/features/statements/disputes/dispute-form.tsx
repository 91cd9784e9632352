import { Textarea } from '@mantine/core';
import { disputeLineMutation, type StatementLine } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { clearDraft, readDraft, saveDraft } from '#ui/forms/drafts.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';

/** Length limits of the reason in the contract, in characters. */
const [minLength, maxLength] = [3, 500];

interface DisputeFormProps {
  line: StatementLine;
  currency: string;
  onClose: () => void;
}

/** Disputes a line, once, with a reason that the platform answers. */
export function DisputeForm({ line, currency, onClose }: DisputeFormProps) {
  const { t } = useTranslation('partner-statement');
  const format = useFormat();
  const draft = `dispute:${line.id}`;
  const dispute = useAction(disputeLineMutation(), {
    done: ({ answer_due }) => t('sheet.done', { date: format.date(answer_due, 'fullDate', 'UTC') }),
    onDone: () => {
      clearDraft(draft);
      onClose();
    },
    refetch: ['statements'],
    failure: 'note',
  });
  const form = useActionForm({
    initial: { reason: readDraft(draft) },
    onChange: ({ reason }) => saveDraft(draft, reason),
    check: ({ reason }) => ({
      reason: reason.trim().length < minLength ? t('sheet.missing') : null,
    }),
    action: dispute,
    toVariables: (body) => ({ path: { id: line.id }, body }),
  });
  const { amount_minor } = line;
  return (
    <Form form={form} layout="sheet" submit={t('sheet.send')}>
      <p>
        {t('sheet.lead', {
          title: line.title ?? t('openGym'),
          date: format.date(`${line.date}T00:00:00Z`, 'date', 'UTC'),
          kind: t(`kind.${line.kind}`),
          amount: amount_minor === null ? t('notAgreed') : format.money({ amount_minor, currency }),
        })}
      </p>
      <Textarea
        label={t('sheet.reason')}
        description={t('sheet.hint')}
        maxLength={maxLength}
        rows={4}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </Form>
  );
}
