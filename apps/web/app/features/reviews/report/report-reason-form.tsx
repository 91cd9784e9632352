import { Radio, Textarea } from '@mantine/core';
import { REPORT_REASONS, type ReportReason, reasonNeedsComment } from '@pulse/domain';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { Form } from '#ui/forms/form.tsx';
import type { FormAction } from '#ui/forms/form-store.ts';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from '../reviews.module.css';

/** Why a review is reported or removed. */
export interface ReportReasonValues {
  reason: ReportReason;
  comment: string;
}

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
  action: FormAction<ReportReasonValues>;
}

/** A form with the reason for reporting or removing a review, and an optional comment. */
export function ReportReasonForm(props: ReportReasonFormProps) {
  const { quote, children, hint, submitLabel, destructive, action } = props;
  const { t } = useTranslation('reviews');
  const form = useActionForm({
    initial: { reason: '' as ReportReason | '', comment: '' },
    check: ({ reason, comment }) => ({
      reason: reason ? null : t('reasonMissing'),
      comment: reason && reasonNeedsComment(reason) && !comment.trim() ? t('commentMissing') : null,
    }),
    action,
    // A form without a reason is not sent.
    toVariables: ({ reason, comment }) => ({ reason: reason || 'other', comment }),
    fallback: t('form.failed'),
  });
  return (
    <Form
      form={form}
      layout="sheet"
      variant={destructive ? 'danger' : 'filled'}
      submit={submitLabel}
    >
      <Text as="blockquote" tone="quiet" written className={classes.quote}>
        {quote}
      </Text>
      <Radio.Group size="md" label={t('reason.label')} {...form.getInputProps('reason')}>
        <Stack gap={1} className={classes.reasons}>
          {REPORT_REASONS.map((reason) => (
            <Radio key={reason} value={reason} label={t(`reason.${reason}`)} />
          ))}
        </Stack>
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
    </Form>
  );
}
