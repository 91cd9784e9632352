import { Button, TextInput } from '@mantine/core';
import type { Appeal } from '@pulse/contract/client';
import { useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { toFailure } from '#ui/network/problem.ts';
import classes from './appeals.module.css';
import { useDecideAppeal } from './use-decide-appeal.ts';

/** Length limits of reasons in the contract, in characters. */
const [minReasonLength, maxReasonLength] = [3, 300];

/**
 * One appeal, answered with one tap: accepting gives a reason by itself where none is typed; who
 * rejects one has to say why.
 */
export function AnswerAppeal({ appeal }: { appeal: Appeal }) {
  const { t } = useTranslation('appeals');
  const format = useFormat();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const decide = useDecideAppeal(appeal);
  const { member_name: name, time_zone: timeZone } = appeal;
  const whenOf = (at: string) => ({
    date: format.date(at, 'day', timeZone),
    time: format.time(at, timeZone),
  });
  const answer = (accept: boolean) => {
    const typed = reason.trim();
    const isTooShort = typed.length < minReasonLength && (!accept || typed !== '');
    setIsMissing(isTooShort);
    if (isTooShort) return field.current?.focus();
    decide.mutate({
      path: { id: appeal.id },
      body: { accept, reason: typed || t('acceptedReason') },
    });
  };
  return (
    <li className={classes.appeal}>
      <p className={classes.who}>{t(`who.${appeal.kind}`, { name, title: appeal.title })}</p>
      <p className={classes.when}>
        {appeal.venue_name}, {t('when', whenOf(appeal.starts_at))}{' '}
        {t('answerBy', whenOf(appeal.answer_by))}
      </p>
      {appeal.message && <blockquote className={classes.message}>{appeal.message}</blockquote>}
      <TextInput
        ref={field}
        label={t('reason')}
        description={t('reasonHint')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={isMissing && t('reasonMissing')}
        maxLength={maxReasonLength}
      />
      {decide.isError && <FailureNote>{toFailure(decide.error).detail ?? t('failed')}</FailureNote>}
      <div className={classes.actions}>
        <Button
          variant="filled"
          loading={decide.isPending}
          aria-label={t('acceptOf', { name })}
          onClick={() => answer(true)}
        >
          {t('accept')}
        </Button>
        <Button
          variant="danger"
          disabled={decide.isPending}
          aria-label={t('rejectOf', { name })}
          onClick={() => answer(false)}
        >
          {t('reject')}
        </Button>
      </div>
    </li>
  );
}
