import { getWeekQueryKey, setWeeklyGoalMutation } from '@pulse/contract/client';
import { MAX_WEEKLY_GOAL } from '@pulse/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { Choices } from '#ui/controls/choices.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import classes from './week-strip.module.css';

interface GoalFormProps {
  goal: number | null;
  onDone: () => void;
}

/** One to seven visits a week, or none. A failure keeps the choice. */
export default function GoalForm({ goal, onDone }: GoalFormProps) {
  const { t } = useTranslation('progress');
  const queryClient = useQueryClient();
  const [choice, setChoice] = useState(String(goal ?? 0));
  const save = useMutation({
    ...setWeeklyGoalMutation(),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: getWeekQueryKey() });
      toastSuccess(t('goal.saved'));
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ body: { visits: Number(choice) || null } });
  };
  const choices = Array.from({ length: MAX_WEEKLY_GOAL + 1 }, (_, visits) => ({
    value: String(visits),
    name: visits === 0 ? t('goal.none') : String(visits),
  }));
  return (
    <form onSubmit={submit} className={classes.form}>
      <p>{t('goal.lead')}</p>
      <Choices label={t('goal.label')} value={choice} choices={choices} onChoose={setChoice} wrap />
      {save.isError && <FailureNote>{t('goal.failed')}</FailureNote>}
      <Action type="submit" variant="filled" size="large" disabled={save.isPending}>
        {t('goal.save')}
      </Action>
    </form>
  );
}
