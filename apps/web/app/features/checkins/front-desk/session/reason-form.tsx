import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import classes from './reason-form.module.css';

/** Length limits of reasons in the contract, in characters. */
const [minReasonLength, maxReasonLength] = [3, 300];

interface ReasonFormProps {
  /** What will happen, and to whom. */
  lead: string;
  label: string;
  hint?: string;
  /** Why the last attempt failed; null if none did. */
  failure: string | null;
  keepLabel: string;
  confirmLabel: string;
  busy: boolean;
  onKeep: () => void;
  onConfirm: (reason: string) => void;
}

/** Confirmation form that requires a reason; the primary button leaves everything unchanged. */
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
  const { t } = useTranslation('front-desk');
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
    <form onSubmit={submit} className={classes.form} noValidate>
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
