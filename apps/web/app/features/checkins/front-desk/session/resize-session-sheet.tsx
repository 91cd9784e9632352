import { Button, NumberInput } from '@mantine/core';
import { changeClassSessionMutation, type PartnerClassSession } from '@pulse/contract/client';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Sheet } from '#ui/overlays/sheet.tsx';
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
  const [places, setPlaces] = useState<number | string>(session.capacity);
  const [isOutOfRange, setIsOutOfRange] = useState(false);
  const minPlaces = Math.max(1, session.booked);
  const name = session.title;
  const resize = useAction(changeClassSessionMutation(), {
    done: ({ capacity }) => t('resize.done', { name, count: capacity }),
    refetch: ['desk', 'today', 'look-up'],
    refetchAfterFailure: true,
    onDone: onClose,
    failure: 'note',
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
      {resize.failureText && <FailureNote>{resize.failureText}</FailureNote>}
      <Button type="submit" variant="filled" size="lg" fullWidth loading={resize.isPending}>
        {t('resize.save')}
      </Button>
    </form>
  );
}
