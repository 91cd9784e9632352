import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../../../ui/feedback/failure-note.tsx';
import classes from './reason-form.module.css';

/** Bounds of the contract's reasons, in characters. */
const [minReasonLength, maxReasonLength] = [3, 300];

interface ReasonFormProps {
  /** What would happen, and to whom. */
  lead: string;
  label: string;
  hint?: string;
  /** Why it did not work; null before it was tried. */
  failure: string | null;
  keepLabel: string;
  confirmLabel: string;
  busy: boolean;
  onKeep: () => void;
  onConfirm: (reason: string) => void;
}

/** A question that needs a reason before it goes on; keeping things as they are is the strong button. */
export function ReasonForm({
  lead,
  label,
  hint,
  failure,
  keepLabel,
  confirmLabel,
  busy,
  onKeep,
  onConfirm,
}: ReasonFormProps) {
  const { t } = useTranslation('door');
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [tooShort, setTooShort] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isTooShort = reason.trim().length < minReasonLength;
    setTooShort(isTooShort);
    if (isTooShort) field.current?.focus();
    else onConfirm(reason.trim());
  };
  return (
    <form onSubmit={submit} className={classes.question} noValidate>
      <p className={classes.lead}>{lead}</p>
      <Textarea
        ref={field}
        label={label}
        description={hint}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={tooShort && t('undo.tooShort')}
        maxLength={maxReasonLength}
        autosize
        minRows={2}
        data-autofocus
      />
      {failure && <FailureNote>{failure}</FailureNote>}
      <div className={classes.actions}>
        <Button variant="filled" size="lg" fullWidth onClick={onKeep}>
          {keepLabel}
        </Button>
        <Button type="submit" variant="danger" size="lg" fullWidth loading={busy}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
