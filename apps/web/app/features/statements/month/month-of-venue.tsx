import { Button } from '@mantine/core';
import type { GetStatementResponse, StatementLine } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { Choices } from '#ui/controls/choices.tsx';
import { MoreButton } from '#ui/data/more-button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { DisputeSheet } from '../disputes/dispute-sheet.tsx';
import classes from '../statement.module.css';
import { type LineKind, useDownloadStatement, useStatement } from '../use-statement.ts';
import { StatementLineRow } from './statement-line-row.tsx';
import { StatementSums } from './statement-sums.tsx';

interface MonthOfVenueProps {
  venueId: string;
  /** YYYY-MM. */
  month: string;
}

/** One month of a venue: whether it is final, what it adds up to, and its lines. */
export function MonthOfVenue({ venueId, month }: MonthOfVenueProps) {
  const { t } = useTranslation('partner-statement');
  const [kind, setKind] = useState<LineKind | null>(null);
  const [disputing, setDisputing] = useState<StatementLine | null>(null);
  const statement = useStatement(venueId, month, kind);
  if (statement.isPending) return <LoadingRows rows={6} height={72} />;
  if (statement.isError)
    return <ErrorState error={statement.error} onRetry={() => statement.refetch()} />;
  const [first] = statement.data.pages;
  if (!first) return null;
  const lines = statement.items;
  const kinds = first.kinds.filter((sum) => sum.lines > 0).map((sum) => sum.kind);
  const choices = [
    { value: 'all' as const, name: t('all') },
    ...kinds.map((value) => ({ value, name: t(`kind.${value}`) })),
    ...(first.corrections.lines > 0
      ? [{ value: 'corrections' as const, name: t('corrections') }]
      : []),
  ];
  return (
    <>
      <MonthHeader statement={first} venueId={venueId} />
      <StatementSums statement={first} />
      {choices.length > 2 && (
        <div className={classes.filter}>
          <Choices
            label={t('show')}
            value={kind ?? 'all'}
            choices={choices}
            onChoose={(value) => setKind(value === 'all' ? null : value)}
            wrap
          />
        </div>
      )}
      {first.lines === 0 && <p className={classes.muted}>{t('none')}</p>}
      <ul className={classes.list} hidden={lines.length === 0}>
        {lines.map((line) => (
          <StatementLineRow
            key={`${line.id} ${line.type}`}
            line={line}
            currency={first.currency}
            onDispute={setDisputing}
          />
        ))}
      </ul>
      <MoreButton pages={statement} label={t('more')} />
      <DisputeSheet
        line={disputing}
        currency={first.currency ?? ''}
        onClose={() => setDisputing(null)}
      />
    </>
  );
}

function MonthHeader({ statement, venueId }: { statement: GetStatementResponse; venueId: string }) {
  const { t } = useTranslation('partner-statement');
  const format = useFormat();
  const { month, state, previous, next, venue, disputable_until: until } = statement;
  const [now] = useState(() => Date.now());
  const isFinal = until !== null && Date.parse(until) <= now;
  const download = useDownloadStatement(venueId, month);
  const nameOf = (one: string) => format.date(`${one}-01T00:00:00Z`, 'monthYear', 'UTC');
  const linkTo = (one: string) => `?venue=${venueId}&month=${one}`;
  const dateOf = (at: string | null) => (at ? format.date(at, 'fullDate', venue.time_zone) : '');
  return (
    <>
      <div className={classes.month}>
        <h2 className={classes.heading}>{nameOf(month)}</h2>
        <nav className={classes.actions} aria-label={t('months')}>
          {previous && <ActionLink to={linkTo(previous)}>{nameOf(previous)}</ActionLink>}
          {next && <ActionLink to={linkTo(next)}>{nameOf(next)}</ActionLink>}
        </nav>
      </div>
      <p className={classes.state}>
        {t(isFinal ? 'state.final' : `state.${state}`, {
          closes: dateOf(statement.closes_at),
          closed: dateOf(statement.closed_at),
          until: dateOf(until),
        })}
      </p>
      <div className={classes.actions}>
        <Button
          loading={download.isPending && download.variables === 'csv'}
          disabled={statement.lines === 0}
          onClick={() => download.mutate('csv')}
        >
          {t('csv')}
        </Button>
        {state === 'closed' && (
          <Button
            loading={download.isPending && download.variables === 'pdf'}
            onClick={() => download.mutate('pdf')}
          >
            {t('pdf')}
          </Button>
        )}
      </div>
    </>
  );
}
