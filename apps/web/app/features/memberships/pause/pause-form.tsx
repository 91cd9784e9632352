import { Button, NumberInput, Slider } from '@mantine/core';
import { pauseMembershipMutation } from '@pulse/contract/client';
import { PAUSE_MAX_DAYS, PAUSE_MIN_DAYS } from '@pulse/domain';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Form } from '#ui/forms/form.tsx';
import { useActionForm } from '#ui/forms/use-action-form.ts';
import { createIdempotencyKey } from '#ui/network/create-idempotency-key.ts';
import { useMembershipChanged } from '../manage/use-membership-changed.ts';
import { PausePreview } from './pause-preview.tsx';
import { usePausePreview } from './use-pause-preview.ts';

const limits = { min: PAUSE_MIN_DAYS, max: PAUSE_MAX_DAYS };
const startDays = 14;
const isPossible = (days: number) =>
  Number.isInteger(days) && days >= limits.min && days <= limits.max;

interface PauseFormProps {
  onClose: () => void;
  timeZone: string;
}

/** Asks for how many days, and shows what a pause of that length does before it begins. */
export default function PauseForm({ onClose, timeZone }: PauseFormProps) {
  const { t } = useTranslation('membership-changes');
  const [idempotencyKey] = useState(createIdempotencyKey);
  const showChanged = useMembershipChanged();
  const pause = useAction(pauseMembershipMutation(), {
    done: t('pause.done'),
    onDone: ({ membership }) => {
      onClose();
      showChanged(membership);
    },
    failure: 'note',
  });
  const form = useActionForm({
    initial: { days: startDays as number | string },
    check: ({ days }) => ({ days: isPossible(Number(days)) ? null : t('pause.outside', limits) }),
    action: pause,
    toVariables: ({ days }) => ({
      body: { days: Number(days) },
      headers: { 'idempotency-key': idempotencyKey },
    }),
  });
  const days = Number(form.values.days);
  const isValid = isPossible(days);
  const { preview, isCurrent } = usePausePreview(isValid ? days : null);
  const field = form.getInputProps('days');
  return (
    <Form
      form={{ ...form, busy: form.busy || (isValid && !isCurrent) }}
      layout="sheet"
      submit={t('pause.confirm', { count: isValid ? days : startDays })}
      variant="default"
      actions={
        <Button variant="filled" size="lg" fullWidth onClick={onClose}>
          {t('pause.keep')}
        </Button>
      }
    >
      <NumberInput
        label={t('pause.days')}
        description={t('pause.hint', limits)}
        {...field}
        allowDecimal={false}
        allowNegative={false}
        error={isValid ? field.error : t('pause.outside', limits)}
        data-autofocus
      />
      <Slider
        {...limits}
        value={isValid ? days : startDays}
        onChange={field.onChange}
        label={null}
        thumbLabel={t('pause.days')}
        size="lg"
        mx="xs"
      />
      {isValid && <PausePreview preview={preview} timeZone={timeZone} />}
    </Form>
  );
}
