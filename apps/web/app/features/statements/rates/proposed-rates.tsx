import { Button, TextInput } from '@mantine/core';
import {
  answerRateProposalMutation,
  listRateProposalsOptions,
  type RateProposal,
} from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useRefetch } from '#ui/actions/refetch.ts';
import { useAction } from '#ui/actions/use-action.ts';
import { QueryContent } from '#ui/data/query-content.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { KindFigures } from '../kind-figures.tsx';
import classes from '../statements.module.css';

/** More than an organisation has open at once: one for each venue. */
const query = { limit: 100 };
const [minReason, maxReason] = [3, 300];

/** The rates that wait for the partner's answer. */
export function ProposedRates() {
  const { t } = useTranslation('partner-statement');
  const proposals = useQuery({ ...listRateProposalsOptions({ query }), staleTime: 0 });
  const section = useRef<HTMLElement>(null);
  useFocusFallback(section, () => section.current);
  const open = proposals.data?.items.filter(({ status }) => status === 'proposed') ?? [];
  return (
    <QueryContent query={proposals} loading={null}>
      {() => (
        <section
          ref={section}
          tabIndex={-1}
          className={classes.proposals}
          aria-label={t('rates.heading')}
          hidden={open.length === 0}
        >
          <Heading>{t('rates.heading')}</Heading>
          <Note>{t('rates.lead')}</Note>
          <List className={classes.cards}>
            {open.map((proposal) => (
              <ProposalCard key={proposal.id} proposal={proposal} />
            ))}
          </List>
        </section>
      )}
    </QueryContent>
  );
}

function ProposalCard({ proposal }: { proposal: RateProposal }) {
  const { t } = useTranslation('partner-statement');
  const format = useFormat();
  const refetch = useRefetch();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { venue, currency } = proposal;
  const date = format.date(`${proposal.first_day}T00:00:00Z`, 'fullDate', 'UTC');
  const answer = useAction(answerRateProposalMutation(), {
    done: ({ status }) => t(status === 'accepted' ? 'rates.accepted' : 'rates.declined', { date }),
    refetch: ['statements'],
    // A colleague may have answered.
    onFailed: () => refetch(['statements']),
    failure: 'note',
  });
  const send = (accept: boolean) => {
    const typed = reason.trim();
    const isTooShort = !accept && typed.length < minReason;
    setIsMissing(isTooShort);
    if (isTooShort) return field.current?.focus();
    const body = accept ? { accept } : { accept, reason: typed };
    answer.mutate({ path: { id: proposal.id }, body });
  };
  const money = (amount_minor: number) => format.money({ amount_minor, currency });
  return (
    <Card as="li">
      <Stack gap={3}>
        <Heading level={3} size={4}>
          {venue.name}
        </Heading>
        <Note>{t('rates.from', { date })}</Note>
        <KindFigures
          figures={proposal.rates.map(({ kind, amount_minor, present_minor }) => ({
            label: t(`kind.${kind}`),
            value: money(amount_minor),
            note:
              present_minor === null
                ? t('rates.first')
                : t('rates.before', { amount: money(present_minor) }),
          }))}
        />
        <TextInput
          ref={field}
          label={t('rates.reason')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={isMissing && t('rates.reasonMissing')}
          maxLength={maxReason}
        />
        {answer.failureText && <FailureNote>{answer.failureText}</FailureNote>}
        <ActionBar>
          <Button
            variant="filled"
            loading={answer.isPending}
            aria-label={t('rates.acceptOf', { venue: venue.name })}
            onClick={() => send(true)}
          >
            {t('rates.accept')}
          </Button>
          <Button
            variant="danger"
            disabled={answer.isPending}
            aria-label={t('rates.declineOf', { venue: venue.name })}
            onClick={() => send(false)}
          >
            {t('rates.decline')}
          </Button>
        </ActionBar>
      </Stack>
    </Card>
  );
}
