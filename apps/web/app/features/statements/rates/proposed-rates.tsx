import { Button, TextInput } from '@mantine/core';
import {
  answerRateProposalMutation,
  listRateProposalsOptions,
  type RateProposal,
} from '@pulse/contract/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '#light-translator';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { toastSuccess } from '#ui/feedback/toast.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import { toFailure } from '#ui/network/problem.ts';
import classes from '../statement.module.css';
import { useRefreshStatement } from '../use-statement.ts';

/** More than an organisation has open at once: one for each venue. */
const query = { limit: 100 };
const [minReason, maxReason] = [3, 300];

/** The rates that wait for the partner's answer. */
export function ProposedRates() {
  const { t } = useTranslation('partner-statement');
  const proposals = useQuery({ ...listRateProposalsOptions({ query }), staleTime: 0 });
  const section = useRef<HTMLElement>(null);
  useFocusFallback(section, () => section.current);
  if (proposals.isError)
    return <ErrorState error={proposals.error} onRetry={() => proposals.refetch()} />;
  const open = proposals.data?.items.filter(({ status }) => status === 'proposed') ?? [];
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={classes.proposals}
      aria-label={t('rates.heading')}
      hidden={open.length === 0}
    >
      <h2 className={classes.heading}>{t('rates.heading')}</h2>
      <p className={classes.muted}>{t('rates.lead')}</p>
      <ul className={classes.cards}>
        {open.map((proposal) => (
          <ProposalCard key={proposal.id} proposal={proposal} />
        ))}
      </ul>
    </section>
  );
}

function ProposalCard({ proposal }: { proposal: RateProposal }) {
  const { t } = useTranslation('partner-statement');
  const format = useFormat();
  const refresh = useRefreshStatement();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { venue, currency } = proposal;
  const date = format.date(`${proposal.first_day}T00:00:00Z`, 'fullDate', 'UTC');
  const answer = useMutation({
    ...answerRateProposalMutation(),
    onSuccess: ({ status }) =>
      toastSuccess(t(status === 'accepted' ? 'rates.accepted' : 'rates.declined', { date })),
    onSettled: refresh,
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
    <li className={classes.card}>
      <h3 className={classes.title}>{venue.name}</h3>
      <p className={classes.muted}>{t('rates.from', { date })}</p>
      <dl className={classes.kinds}>
        {proposal.rates.map(({ kind, amount_minor, present_minor }) => (
          <div key={kind}>
            <dt>{t(`kind.${kind}`)}</dt>
            <dd>
              {money(amount_minor)}
              <span className={classes.muted}>
                {present_minor === null
                  ? t('rates.first')
                  : t('rates.before', { amount: money(present_minor) })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <TextInput
        ref={field}
        label={t('rates.reason')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={isMissing && t('rates.reasonMissing')}
        maxLength={maxReason}
      />
      {answer.isError && <FailureNote>{toFailure(answer.error).detail ?? t('failed')}</FailureNote>}
      <div className={classes.actions}>
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
      </div>
    </li>
  );
}
