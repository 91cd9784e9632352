import { Button, NumberInput } from '@mantine/core';
import { changeClassSessionMutation, type PartnerClassSession } from '@pulse/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { toFailure } from '#ui/network/problem.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { useRefreshFrontDesk } from '../../live/use-refresh-front-desk.ts';
import classes from './reason-form.module.css';

const maxPlaces = 1000;

interface ResizeSessionSheetProps {
  /** The class session to resize; null: closed. */
  session: PartnerClassSession | null;
  onClose: () => void;
}

/** Changes the number of places of one session, at least as many as are booked. */
export default function ResizeSessionSheet({ session, onClose }: ResizeSessionSheetProps) {
  const { t } = useTranslation('front-desk');
  return (
    <Sheet opened={session !== null} onClose={onClose} title={t('resize.title')}>
      {session && <ResizeSessionForm session={session} onClose={onClose} />}
    </Sheet>
  );
}

interface ResizeSessionFormProps {
  session: PartnerClassSession;
  onClose: () => void;
}

function ResizeSessionForm({ session, onClose }: ResizeSessionFormProps) {
  const { t } = useTranslation('front-desk');
  const format = useFormat();
  const refresh = useRefreshFrontDesk();
  const [places, setPlaces] = useState<number | string>(session.capacity);
  const [isOutOfRange, setIsOutOfRange] = useState(false);
  const minPlaces = Math.max(1, session.booked);
  const name = session.title;
  const resize = useMutation({
    ...changeClassSessionMutation(),
    onSuccess: async ({ capacity }) => {
      toastSuccess(t('resize.done', { name, count: capacity }));
      onClose();
      await refresh();
    },
    // A colleague may have changed the class meanwhile: the refreshed page shows it.
    onError: () => refresh(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const capacity = Number(places);
    const isInvalid = !Number.isInteger(capacity) || capacity < minPlaces || capacity > maxPlaces;
    setIsOutOfRange(isInvalid);
    if (!isInvalid) resize.mutate({ path: { id: session.id }, body: { capacity } });
  };
  const day = format.date(session.starts_at, 'day', session.time_zone);
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
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
        error={isOutOfRange && t('resize.outside', { least: minPlaces })}
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
