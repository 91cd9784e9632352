import { Button, Textarea } from '@mantine/core';
import { disputeLineMutation, type StatementLine } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { clearDraft } from '#ui/forms/drafts.ts';
import { useDraft } from '#ui/forms/use-draft.ts';
import { toFailure } from '#ui/network/problem.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import classes from '../statement.module.css';
import { useRefreshStatement } from '../use-statement.ts';

/** Length limits of the reason in the contract, in characters. */
const [minLength, maxLength] = [3, 500];

interface DisputeSheetProps {
  /** What is disputed; null: closed. */
  line: StatementLine | null;
  currency: string;
  onClose: () => void;
}

/** Disputes a line, once, with a reason that the platform answers. */
export function DisputeSheet({ line, currency, onClose }: DisputeSheetProps) {
  const { t } = useTranslation('partner-statement');
  return (
    <Sheet opened={line !== null} onClose={onClose} title={t('sheet.title')}>
      {line && <DisputeForm line={line} currency={currency} onClose={onClose} />}
    </Sheet>
  );
}

function DisputeForm({ line, currency, onClose }: DisputeSheetProps & { line: StatementLine }) {
  const { t } = useTranslation('partner-statement');
  const format = useFormat();
  const refresh = useRefreshStatement();
  const draft = `dispute:${line.id}`;
  const [reason, setReason] = useDraft(draft);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const dispute = useMutation({
    ...disputeLineMutation(),
    onSuccess: async ({ answer_due }) => {
      clearDraft(draft);
      toastSuccess(t('sheet.done', { date: format.date(answer_due, 'fullDate', 'UTC') }));
      onClose();
      await refresh();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isTooShort = reason.trim().length < minLength;
    setIsMissing(isTooShort);
    if (isTooShort) return field.current?.focus();
    dispute.mutate({ path: { id: line.id }, body: { reason } });
  };
  const failure = dispute.isError ? toFailure(dispute.error) : null;
  const fieldError = failure?.fields.find((one) => one.field === 'reason')?.detail;
  const { amount_minor } = line;
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <p>
        {t('sheet.lead', {
          title: line.title ?? t('openGym'),
          date: format.date(`${line.date}T00:00:00Z`, 'date', 'UTC'),
          kind: t(`kind.${line.kind}`),
          amount: amount_minor === null ? t('notAgreed') : format.money({ amount_minor, currency }),
        })}
      </p>
      <Textarea
        ref={field}
        label={t('sheet.reason')}
        description={t('sheet.hint')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={isMissing ? t('sheet.missing') : fieldError}
        maxLength={maxLength}
        rows={4}
        data-autofocus
      />
      {failure && !fieldError && <FailureNote>{failure.detail ?? t('failed')}</FailureNote>}
      <Button type="submit" variant="primary" size="lg" fullWidth loading={dispute.isPending}>
        {t('sheet.send')}
      </Button>
    </form>
  );
}
