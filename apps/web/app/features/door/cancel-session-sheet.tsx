import { Button, Textarea } from '@mantine/core';
import { cancelClassSessionMutation, type PartnerClassSession } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';
import { toFailure } from '../../ui/problem.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import classes from './question.module.css';
import { useRefreshDoor } from './use-refresh-door.ts';

interface CancelSessionSheetProps {
  /** The class to cancel; null while nothing is asked. */
  session: PartnerClassSession | null;
  onClose: () => void;
}

/** Says who is affected, asks for the reason they will read. Keeping is the strong button. */
export function CancelSessionSheet({ session, onClose }: CancelSessionSheetProps) {
  const { t } = useTranslation('door');
  return (
    <Sheet opened={session !== null} onClose={onClose} title={t('cancel.title')}>
      {session && <CancelQuestion session={session} onClose={onClose} />}
    </Sheet>
  );
}

interface CancelQuestionProps {
  session: PartnerClassSession;
  onClose: () => void;
}

function CancelQuestion({ session, onClose }: CancelQuestionProps) {
  const { t } = useTranslation('door');
  const format = useFormat();
  const refresh = useRefreshDoor();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [tooShort, setTooShort] = useState(false);
  const name = session.title;
  const cancel = useMutation({
    ...cancelClassSessionMutation(),
    onSuccess: async () => {
      toastSuccess(t('cancel.done', { name }));
      onClose();
      await refresh();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const short = reason.trim().length < 3;
    setTooShort(short);
    if (short) field.current?.focus();
    else cancel.mutate({ path: { id: session.id }, body: { reason: reason.trim() } });
  };
  const day = format.date(session.starts_at, 'day', session.time_zone);
  return (
    <form onSubmit={submit} className={classes.question} noValidate>
      <p className={classes.lead}>
        {t('cancel.lead', { name, day, time: session.local_start })}{' '}
        {t('cancel.booked', { count: session.booked + session.waitlisted })} {t('cancel.final')}
      </p>
      <Textarea
        ref={field}
        label={t('cancel.reason')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={tooShort && t('undo.tooShort')}
        maxLength={300}
        autosize
        minRows={2}
        data-autofocus
      />
      {cancel.isError && (
        <p role="alert" className={classes.failure}>
          {toFailure(cancel.error).detail ?? t('cancel.failed')}
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="filled" size="lg" fullWidth onClick={onClose}>
          {t('cancel.keep')}
        </Button>
        <Button type="submit" variant="danger" size="lg" fullWidth loading={cancel.isPending}>
          {t('cancel.confirm')}
        </Button>
      </div>
    </form>
  );
}
