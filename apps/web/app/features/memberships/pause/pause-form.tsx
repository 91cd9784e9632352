import { Button, NumberInput, Slider } from '@mantine/core';
import { pauseMembershipMutation } from '@pulse/contract/client';
import { PAUSE_MAX_DAYS, PAUSE_MIN_DAYS } from '@pulse/domain';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { createIdempotencyKey } from '#ui/network/create-idempotency-key.ts';
import { toFailure } from '#ui/network/problem.ts';
import { useMembershipChanged } from '../manage/use-membership-changed.ts';
import classes from './pause-form.module.css';
import { PausePreview } from './pause-preview.tsx';
import { usePausePreview } from './use-pause-preview.ts';

const limits = { min: PAUSE_MIN_DAYS, max: PAUSE_MAX_DAYS };
const startDays = 14;

interface PauseFormProps {
  onClose: () => void;
  timeZone: string;
}

/** Asks for how many days, and shows what a pause of that length does before it begins. */
export function PauseForm({ onClose, timeZone }: PauseFormProps) {
  const { t } = useTranslation('membership-changes');
  const [typed, setTyped] = useState<number | string>(startDays);
  const [idempotencyKey] = useState(createIdempotencyKey);
  const field = useRef<HTMLInputElement>(null);
  const days = Number(typed);
  const isValid = Number.isInteger(days) && days >= limits.min && days <= limits.max;
  const { preview, isCurrent } = usePausePreview(isValid ? days : null);
  const showChanged = useMembershipChanged();
  const pause = useMutation({
    ...pauseMembershipMutation(),
    onSuccess: ({ membership }) => {
      toastSuccess(t('pause.done'));
      onClose();
      showChanged(membership);
    },
  });
  const failure = pause.isError ? toFailure(pause.error) : null;
  // What a rule says about these days stands at the field, until others are chosen.
  const refused = failure?.fields.find(({ field }) => field === 'days');
  const choose = (chosen: number | string) => {
    setTyped(chosen);
    pause.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) pause.mutate({ body: { days }, headers: { 'idempotency-key': idempotencyKey } });
    else field.current?.focus();
  };
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <NumberInput
        ref={field}
        label={t('pause.days')}
        description={t('pause.hint', limits)}
        value={typed}
        onChange={choose}
        allowDecimal={false}
        allowNegative={false}
        error={isValid ? refused?.detail : t('pause.outside', limits)}
        data-autofocus
      />
      <Slider
        {...limits}
        value={isValid ? days : startDays}
        onChange={choose}
        label={null}
        thumbLabel={t('pause.days')}
        size="lg"
        className={classes.slider}
      />
      {isValid && <PausePreview preview={preview} timeZone={timeZone} />}
      {failure && !refused && <FailureNote>{failure.detail ?? t('failed')}</FailureNote>}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        fullWidth
        loading={pause.isPending || (isValid && !isCurrent)}
      >
        {t('pause.confirm', { count: isValid ? days : startDays })}
      </Button>
    </form>
  );
}
