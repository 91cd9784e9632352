import { Button } from '@mantine/core';
import {
  type Booking,
  type ClassSession,
  getMoveQuoteOptions,
  type MoveQuote,
  moveBookingMutation,
} from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { QueryContent } from '#ui/data/query-content.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { DescriptionItem, DescriptionList } from '#ui/layout/description-list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { createIdempotencyKey } from '#ui/network/create-idempotency-key.ts';
import { toFailure } from '#ui/network/problem.ts';
import { useFormatWhen } from '../use-format-when.ts';
import { MoveRefusal } from './move-refusal.tsx';
import { moveTexts } from './move-texts.ts';

interface MoveConfirmationProps {
  booking: Booking;
  target: ClassSession;
  onBack: () => void;
  onMoved: () => void;
}

/** What moving to the chosen class means, and one button that does it. */
export function MoveConfirmation({ booking, target, onBack, onMoved }: MoveConfirmationProps) {
  const { t } = useTranslation('move');
  const quote = useQuery({
    ...getMoveQuoteOptions({
      path: { id: booking.id },
      query: { class_session_id: target.id },
    }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Stack gap={4}>
      <FromTo booking={booking} target={target} />
      <QueryContent query={quote} loading={<LoadingRows rows={2} height={52} />}>
        {(current) =>
          current.cancel.allowed && current.eligibility.allowed ? (
            <MoveForm
              booking={booking}
              target={target}
              quote={current}
              onChanged={() => quote.refetch()}
              onMoved={onMoved}
            />
          ) : (
            <MoveRefusal booking={booking} target={target} quote={current} />
          )
        }
      </QueryContent>
      <Button variant="subtle" size="lg" fullWidth onClick={onBack}>
        {t('back')}
      </Button>
    </Stack>
  );
}

function FromTo({
  booking: { session },
  target,
}: Pick<MoveConfirmationProps, 'booking' | 'target'>) {
  const { t } = useTranslation('move');
  const formatFrom = useFormatWhen(session.time_zone);
  const formatTo = useFormatWhen(target.time_zone);
  return (
    <DescriptionList>
      <DescriptionItem name={t('from')}>
        {session.title}, {formatFrom(session.starts_at, Date.now())}
      </DescriptionItem>
      <DescriptionItem name={t('to')}>
        {target.title}, {formatTo(target.starts_at, Date.now())}
      </DescriptionItem>
    </DescriptionList>
  );
}

interface MoveFormProps extends Pick<MoveConfirmationProps, 'booking' | 'target' | 'onMoved'> {
  quote: MoveQuote;
  /** Called when the cost rose meanwhile: the quote must be fetched again. */
  onChanged: () => void;
}

function MoveForm({ booking, target, quote, onChanged, onMoved }: MoveFormProps) {
  const { t } = useTranslation('move');
  const formatWhen = useFormatWhen(target.time_zone);
  // One intent: a retry after a lost response has the same key.
  const [key] = useState(createIdempotencyKey);
  const move = useAction(moveBookingMutation(), {
    done: () => t('done', { title: target.title, when: formatWhen(target.starts_at, Date.now()) }),
    onDone: onMoved,
    refetch: ['bookings', 'notifications'],
    refetchAfterFailure: true,
    failure: 'note',
  });
  const confirm = () =>
    move.mutate(
      {
        path: { id: booking.id },
        headers: { 'idempotency-key': key },
        body: { class_session_id: target.id, accept_cost: quote.cancel.cost },
      },
      {
        onError: (error) => {
          if (toFailure(error).code === 'cancellation_costs_visit') onChanged();
        },
      },
    );
  return (
    <Stack gap={3}>
      <div>
        {moveTexts(quote, Date.now(), t, formatWhen).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {move.failureText && <FailureNote>{move.failureText}</FailureNote>}
      <Button
        variant={quote.cancel.cost === 'free' ? 'primary' : 'danger'}
        size="lg"
        fullWidth
        loading={move.isPending}
        onClick={confirm}
        data-autofocus
      >
        {t(quote.cancel.cost === 'free' ? 'confirm' : 'confirmVisit', {
          time: target.local_start,
        })}
      </Button>
    </Stack>
  );
}
