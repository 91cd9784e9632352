import { Button, NumberInput } from '@mantine/core';
import { changeClassSessionMutation, type PartnerClassSession } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../../ui/failure-note.tsx';
import { useFormat } from '../../ui/format/use-format.ts';
import { toFailure } from '../../ui/problem.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import classes from './question.module.css';
import { useRefreshDoor } from './use-refresh-door.ts';

const mostPlaces = 1000;

interface ResizeSessionSheetProps {
  /** The class to resize; null while nothing is asked. */
  session: PartnerClassSession | null;
  onClose: () => void;
}

/** Gives one session more or fewer places, never fewer than are booked. */
export default function ResizeSessionSheet({ session, onClose }: ResizeSessionSheetProps) {
  const { t } = useTranslation('door');
  return (
    <Sheet opened={session !== null} onClose={onClose} title={t('resize.title')}>
      {session && <ResizeForm session={session} onClose={onClose} />}
    </Sheet>
  );
}

interface ResizeFormProps {
  session: PartnerClassSession;
  onClose: () => void;
}

function ResizeForm({ session, onClose }: ResizeFormProps) {
  const { t } = useTranslation('door');
  const format = useFormat();
  const refresh = useRefreshDoor();
  const [places, setPlaces] = useState<number | string>(session.capacity);
  const [outside, setOutside] = useState(false);
  const least = Math.max(1, session.booked);
  const name = session.title;
  const resize = useMutation({
    ...changeClassSessionMutation(),
    onSuccess: async ({ capacity }) => {
      toastSuccess(t('resize.done', { name, count: capacity }));
      onClose();
      await refresh();
    },
    // A colleague may have changed the class meanwhile: the page below says so then.
    onError: () => refresh(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const capacity = Number(places);
    const wrong = !Number.isInteger(capacity) || capacity < least || capacity > mostPlaces;
    setOutside(wrong);
    if (!wrong) resize.mutate({ path: { id: session.id }, body: { capacity } });
  };
  const day = format.date(session.starts_at, 'day', session.time_zone);
  return (
    <form onSubmit={submit} className={classes.question} noValidate>
      <p className={classes.lead}>
        {t('resize.lead', { name, day, time: session.local_start })} {t('resize.promotes')}
      </p>
      <NumberInput
        label={t('resize.places')}
        description={t('resize.hint', { count: session.booked })}
        value={places}
        onChange={setPlaces}
        allowDecimal={false}
        allowNegative={false}
        error={outside && t('resize.outside', { least })}
        data-autofocus
      />
      {resize.isError && (
        <FailureNote>{toFailure(resize.error).detail ?? t('resize.failed')}</FailureNote>
      )}
      <Button type="submit" variant="filled" size="lg" fullWidth loading={resize.isPending}>
        {t('resize.save')}
      </Button>
    </form>
  );
}
