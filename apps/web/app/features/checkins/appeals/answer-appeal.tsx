import { Button, TextInput } from '@mantine/core';
import { type Appeal, decideAppealMutation } from '@pulse/contract/client';
import { useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './appeals.module.css';

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
  const { member_name: name, time_zone: timeZone } = appeal;
  // Afterwards it is gone from the list, also when a colleague has answered it.
  const decide = useAction(decideAppealMutation(), {
    done: ({ status }) => t(status === 'accepted' ? 'accepted' : 'rejected', { name }),
    refetch: ['appeals', 'today'],
    refetchAfterFailure: true,
    failure: 'note',
  });
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
    <Card as="li">
      <Stack gap={3}>
        <div>
          <Text strong className={classes.who}>
            {t(`who.${appeal.kind}`, { name, title: appeal.title })}
          </Text>
          <Note className={classes.who}>
            {appeal.venue_name}, {t('when', whenOf(appeal.starts_at))}{' '}
            {t('answerBy', whenOf(appeal.answer_by))}
          </Note>
        </div>
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
        {decide.failureText && <FailureNote>{decide.failureText}</FailureNote>}
        <ActionBar>
          {(['accept', 'reject'] as const).map((choice) => (
            <Button
              key={choice}
              variant={choice === 'accept' ? 'filled' : 'danger'}
              loading={choice === 'accept' && decide.isPending}
              disabled={choice === 'reject' && decide.isPending}
              aria-label={t(`${choice}Of`, { name })}
              onClick={() => answer(choice === 'accept')}
            >
              {t(choice)}
            </Button>
          ))}
        </ActionBar>
      </Stack>
    </Card>
  );
}
