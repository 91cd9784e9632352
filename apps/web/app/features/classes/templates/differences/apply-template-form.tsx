import { Button } from '@mantine/core';
import {
  applyClassTemplateMutation,
  type ClassTemplate,
  type TemplateImpact,
} from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { toFailure } from '#ui/network/problem.ts';
import { useRefreshClasses } from '#ui/network/use-refresh-classes.ts';
import classes from '../class-templates.module.css';
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
  const refresh = useRefreshClasses();
  const [reason, setReason] = useState('');
  const apply = useMutation({
    ...applyClassTemplateMutation(),
    onSuccess: () => {
      onClose();
      toastSuccess(t('differences.done'));
    },
    // Refused because a colleague or a booking came first: what is shown then is what is true now.
    onSettled: () => refresh(),
  });
  const { booked, capacity_below_booked: tooFull } = differences;
  const { id, version } = template;
  return (
    <form
      className={classes.impact}
      onSubmit={(event) => {
        event.preventDefault();
        apply.mutate({ path: { id }, body: { version, reason: reason.trim() } });
      }}
    >
      <BookedSessions impact={differences} />
      {tooFull.length === 0 && <p>{t('differences.hint')}</p>}
      {tooFull.length === 0 && booked.removed > 0 && (
        <ReasonField value={reason} onChange={setReason} />
      )}
      {apply.isError && (
        <FailureNote>{toFailure(apply.error).detail ?? t('differences.failed')}</FailureNote>
      )}
      <div className={classes.actions}>
        {tooFull.length === 0 && (
          <Button type="submit" variant="primary" size="lg" fullWidth loading={apply.isPending}>
            {t('differences.confirm')}
          </Button>
        )}
        <Button variant="default" size="lg" fullWidth disabled={apply.isPending} onClick={onClose}>
          {t('differences.leave')}
        </Button>
      </div>
    </form>
  );
}
