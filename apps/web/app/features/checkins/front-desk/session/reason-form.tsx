import { Button, Textarea } from '@mantine/core';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { FormFrame } from '#ui/forms/form-frame.tsx';
import type { FormAction } from '#ui/forms/form-store.ts';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';

/** Length limits of reasons in the contract, in characters. */
const [minReasonLength, maxReasonLength] = [3, 300] as const;

interface ReasonFormProps<Variables> {
  kind: 'cancel' | 'undo' | 'takeBack';
  /** What will happen, and to whom. */
  lead: string;
  hint?: string;
  action: FormAction<Variables>;
  toVariables: (reason: string) => NoInfer<Variables>;
  onKeep: () => void;
}

/** Confirmation form that requires a reason; the primary button leaves everything unchanged. */
export function ReasonForm<Variables>(props: ReasonFormProps<Variables>) {
  const { kind, lead, hint, action, toVariables, onKeep } = props;
  const { t } = useTranslation('front-desk');
  const form = useActionForm<{ reason: string }, Variables>({
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim().length < minReasonLength ? t('undo.tooShort') : null,
    }),
    action,
    toVariables: ({ reason }) => toVariables(reason.trim()),
  });
  return (
    <FormFrame form={form} layout="sheet">
      <Text tone="quiet">{lead}</Text>
      <Textarea
        label={t(`${kind}.reason`)}
        description={hint}
        maxLength={maxReasonLength}
        autosize
        minRows={2}
        data-autofocus
        {...form.getInputProps('reason')}
      />
      <FailureNote hidden={!form.note}>{form.note}</FailureNote>
      <Stack gap={3}>
        <Button variant="filled" size="lg" fullWidth onClick={onKeep}>
          {t(`${kind}.keep`)}
        </Button>
        <Button type="submit" variant="danger" size="lg" fullWidth loading={form.busy}>
          {t(`${kind}.confirm`)}
        </Button>
      </Stack>
    </FormFrame>
  );
}
