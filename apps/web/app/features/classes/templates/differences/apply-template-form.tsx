import { Button } from '@mantine/core';
import {
  applyClassTemplateMutation,
  type ClassTemplate,
  type TemplateImpact,
} from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { BookedSessions } from '../preview/booked-sessions.tsx';
import { ReasonField } from '../preview/reason-field.tsx';

interface ApplyTemplateFormProps {
  template: ClassTemplate;
  differences: TemplateImpact;
  onClose: () => void;
}

/** Who is notified and what becomes of each booked date, before all of them change or none. */
export function ApplyTemplateForm({ template, differences, onClose }: ApplyTemplateFormProps) {
  const { t } = useTranslation('partner-classes');
  const { booked, capacity_below_booked: tooFull } = differences;
  const { id, version } = template;
  const form = useActionForm({
    initial: { reason: '' },
    action: useAction(applyClassTemplateMutation(), {
      failure: 'note',
      done: t('differences.done'),
      // Refused because a colleague or a booking came first: what is shown then is what is true now.
      refetch: ['schedule'],
      refetchAfterFailure: true,
      onDone: onClose,
    }),
    toVariables: ({ reason }) => ({ path: { id }, body: { version, reason: reason.trim() } }),
    fallback: t('differences.failed'),
  });
  const leave = (
    <Button variant="default" size="lg" fullWidth disabled={form.busy} onClick={onClose}>
      {t('differences.leave')}
    </Button>
  );
  if (tooFull.length > 0)
    return (
      <Stack gap={5}>
        <BookedSessions impact={differences} />
        {leave}
      </Stack>
    );
  return (
    <Form form={form} layout="sheet" submit={t('differences.confirm')} actions={leave}>
      <BookedSessions impact={differences} />
      <p>{t('differences.hint')}</p>
      {booked.removed > 0 && <ReasonField {...form.getInputProps('reason')} />}
    </Form>
  );
}
