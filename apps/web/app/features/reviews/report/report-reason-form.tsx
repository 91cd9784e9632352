import { Button, Radio, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { REPORT_REASONS, type ReportReason, reasonNeedsComment } from '@pulse/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../../../ui/feedback/failure-note.tsx';
import classes from '../write/review-form.module.css';

interface ReportReasonFormProps {
  /** What the review says. */
  quote: string;
  /** What sending brings about. */
  children?: ReactNode;
  /** Who reads the words. */
  hint: string;
  submitLabel: ReactNode;
  /** Sending takes something from somebody. */
  destructive?: boolean;
  /** Why it did not work; empty before it was tried. */
  failure: string;
  busy: boolean;
  onSend: (said: { fault: ReportReason; words: string }) => void;
}

/** What is wrong with a review: one of a few faults, and words where they say more. */
export function ReportReasonForm(props: ReportReasonFormProps) {
  const { quote, children, hint, submitLabel, destructive, failure, busy, onSend } = props;
  const { t } = useTranslation('reviews');
  const form = useForm({
    initialValues: { fault: '' as ReportReason | '', words: '' },
    validate: {
      fault: (fault) => (fault ? null : t('faultMissing')),
      words: (words, { fault }) =>
        fault && reasonNeedsComment(fault) && !words.trim() ? t('wordsMissing') : null,
    },
  });
  const submit = form.onSubmit(({ fault, words }) => {
    if (fault) onSend({ fault, words });
  });
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <blockquote className={classes.quote}>{quote}</blockquote>
      <Radio.Group size="md" label={t('fault.label')} {...form.getInputProps('fault')}>
        <div className={classes.faults}>
          {REPORT_REASONS.map((fault) => (
            <Radio key={fault} value={fault} label={t(`fault.${fault}`)} />
          ))}
        </div>
      </Radio.Group>
      <Textarea
        label={t('fault.words')}
        description={hint}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={500}
        {...form.getInputProps('words')}
      />
      {children}
      {failure && <FailureNote>{failure}</FailureNote>}
      <Button type="submit" variant={destructive ? 'danger' : 'filled'} loading={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
