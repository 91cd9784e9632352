import { Button, Textarea } from '@mantine/core';
import { correctCheckInMutation } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toFailure } from '../../ui/problem.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import classes from './question.module.css';
import type { UndoWish } from './undo-wish.ts';
import { useRefreshDoor } from './use-refresh-door.ts';

interface UndoSheetProps {
  /** The arrival to take back; null while nothing is asked. */
  wish: UndoWish | null;
  onClose: () => void;
}

/** Asks why an arrival is taken back; keeping it is the strong button. */
export function UndoSheet({ wish, onClose }: UndoSheetProps) {
  const { t } = useTranslation('door');
  return (
    <Sheet opened={wish !== null} onClose={onClose} title={t('undo.title')}>
      {wish && <UndoQuestion wish={wish} onClose={onClose} />}
    </Sheet>
  );
}

function UndoQuestion({ wish, onClose }: { wish: UndoWish; onClose: () => void }) {
  const { t } = useTranslation('door');
  const refresh = useRefreshDoor();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [tooShort, setTooShort] = useState(false);
  const undo = useMutation({
    ...correctCheckInMutation(),
    onSuccess: async () => {
      toastSuccess(t('undo.done', { name: wish.fullName }));
      onClose();
      await refresh();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const short = reason.trim().length < 3;
    setTooShort(short);
    if (short) field.current?.focus();
    else undo.mutate({ path: { id: wish.checkInId }, body: { reason: reason.trim() } });
  };
  return (
    <form onSubmit={submit} className={classes.question} noValidate>
      <p className={classes.lead}>{t('undo.lead', { name: wish.fullName })}</p>
      <Textarea
        ref={field}
        label={t('undo.reason')}
        description={t('undo.reasonHint')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={tooShort && t('undo.tooShort')}
        maxLength={300}
        autosize
        minRows={2}
        data-autofocus
      />
      {undo.isError && (
        <p role="alert" className={classes.failure}>
          {toFailure(undo.error).detail ?? t('undo.failed')}
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="filled" size="lg" fullWidth onClick={onClose}>
          {t('undo.keep')}
        </Button>
        <Button type="submit" variant="danger" size="lg" fullWidth loading={undo.isPending}>
          {t('undo.confirm')}
        </Button>
      </div>
    </form>
  );
}
