import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../../ui/failure-note.tsx';
import classes from './question.module.css';

/** Bounds of the contract's reasons, in characters. */
const [least, most] = [3, 300];

interface ReasonFormProps {
  /** What would happen, and to whom. */
  lead: string;
  label: string;
  hint?: string;
  /** Why it did not work; null before it was tried. */
  failure: string | null;
  keep: string;
  confirm: string;
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
  keep,
  confirm,
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
    const short = reason.trim().length < least;
    setTooShort(short);
    if (short) field.current?.focus();
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
        maxLength={most}
        autosize
        minRows={2}
        data-autofocus
      />
      {failure && <FailureNote>{failure}</FailureNote>}
      <div className={classes.actions}>
        <Button variant="filled" size="lg" fullWidth onClick={onKeep}>
          {keep}
        </Button>
        <Button type="submit" variant="danger" size="lg" fullWidth loading={busy}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
