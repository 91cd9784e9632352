import { setWeeklyGoalMutation } from '@pulse/contract/client';
import { MAX_WEEKLY_GOAL } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { useRefetch } from '#ui/actions/refetch.ts';
import { useAction } from '#ui/actions/use-action.ts';
import { Choices } from '#ui/controls/choices.tsx';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { Text } from '#ui/layout/text.tsx';
import classes from './week-strip.module.css';

interface GoalFormProps {
  goal: number | null;
  onDone: () => void;
}

/** One to seven visits a week, or none. A failure keeps the choice. */
export default function GoalForm({ goal, onDone }: GoalFormProps) {
  const { t } = useTranslation('progress');
  const refetch = useRefetch();
  const save = useAction(setWeeklyGoalMutation(), {
    done: t('goal.saved'),
    onDone: async () => {
      await refetch(['progress']);
      onDone();
    },
    failure: 'note',
  });
  const form = useActionForm({
    initial: { visits: String(goal ?? 0) },
    action: save,
    toVariables: ({ visits }) => ({ body: { visits: Number(visits) || null } }),
    explain: () => ({ note: t('goal.failed') }),
  });
  const choices = Array.from({ length: MAX_WEEKLY_GOAL + 1 }, (_, visits) => ({
    value: String(visits),
    name: visits === 0 ? t('goal.none') : String(visits),
  }));
  return (
    <div className={classes.form}>
      <Form form={form} variant="filled" layout="sheet" submit={t('goal.save')}>
        <Text tone="quiet">{t('goal.lead')}</Text>
        <Choices
          label={t('goal.label')}
          value={form.values.visits}
          choices={choices}
          onChoose={(visits) => form.setFieldValue('visits', visits)}
          wrap
        />
      </Form>
    </div>
  );
}
