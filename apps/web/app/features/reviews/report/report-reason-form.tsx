import { Button, Radio, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { REPORT_REASONS, type ReportReason, reasonNeedsComment } from '@pulse/domain';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import classes from '../write/review-form.module.css';

interface ReportReasonFormProps {
  /** The review's text. */
  quote: string;
  /** What sending will do. */
  children?: ReactNode;
  /** Who will read the comment. */
  hint: string;
  submitLabel: ReactNode;
  /** Sending removes something for another person. */
  destructive?: boolean;
  /** Why sending failed; empty before the first attempt. */
  failure: string;
  busy: boolean;
  onSend: (report: { reason: ReportReason; comment: string }) => void;
}

/** A form with the reason for reporting or removing a review, and an optional comment. */
export function ReportReasonForm(props: ReportReasonFormProps) {
  const { quote, children, hint, submitLabel, destructive, failure, busy, onSend } = props;
  const { t } = useTranslation('reviews');
  const form = useForm({
    initialValues: { reason: '' as ReportReason | '', comment: '' },
    validate: {
      reason: (reason) => (reason ? null : t('reasonMissing')),
      comment: (comment, { reason }) =>
        reason && reasonNeedsComment(reason) && !comment.trim() ? t('commentMissing') : null,
    },
  });
  const submit = form.onSubmit(({ reason, comment }) => {
    if (reason) onSend({ reason, comment });
  });
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <blockquote className={classes.quote}>{quote}</blockquote>
      <Radio.Group size="md" label={t('reason.label')} {...form.getInputProps('reason')}>
        <div className={classes.reasons}>
          {REPORT_REASONS.map((reason) => (
            <Radio key={reason} value={reason} label={t(`reason.${reason}`)} />
          ))}
        </div>
      </Radio.Group>
      <Textarea
        label={t('reason.comment')}
        description={hint}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={500}
        {...form.getInputProps('comment')}
      />
      {children}
      {failure && <FailureNote>{failure}</FailureNote>}
      <Button type="submit" variant={destructive ? 'danger' : 'filled'} loading={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
