import { Button } from '@mantine/core';
import type { GetStatementResponse, StatementLine } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { Choices } from '#ui/controls/choices.tsx';
import { PagedList } from '#ui/data/paged-list.tsx';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { DisputeForm } from '../disputes/dispute-form.tsx';
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
  const close = () => setDisputing(null);
  const statement = useStatement(venueId, month, kind);
  return (
    <QueryContent query={statement} loading={<LoadingRows rows={6} height={72} />}>
      {({ pages: [month] }) =>
        month && (
          <>
            <MonthHeader statement={month} venueId={venueId} />
            <StatementSums statement={month} />
            <KindChoice statement={month} kind={kind} onChoose={setKind} />
            <PagedList
              pages={statement}
              empty={month.lines === 0 && <Note>{t('none')}</Note>}
              row={(line) => (
                <StatementLineRow
                  key={`${line.id} ${line.type}`}
                  line={line}
                  currency={month.currency}
                  onDispute={setDisputing}
                />
              )}
              ruled
            />
            <Sheet opened={disputing !== null} onClose={close} title={t('sheet.title')}>
              {disputing && (
                <DisputeForm line={disputing} currency={month.currency ?? ''} onClose={close} />
              )}
            </Sheet>
          </>
        )
      }
    </QueryContent>
  );
}

interface KindChoiceProps {
  statement: GetStatementResponse;
  kind: LineKind | null;
  onChoose: (kind: LineKind | null) => void;
}

/** Which lines are shown, where there are several kinds. */
function KindChoice({ statement: { kinds, corrections }, kind, onChoose }: KindChoiceProps) {
  const { t } = useTranslation('partner-statement');
  const shown = kinds.filter((sum) => sum.lines > 0).map((sum) => sum.kind);
  const choices = [
    { value: 'all' as const, name: t('all') },
    ...shown.map((value) => ({ value, name: t(`kind.${value}`) })),
    ...(corrections.lines > 0 ? [{ value: 'corrections' as const, name: t('corrections') }] : []),
  ];
  if (choices.length <= 2) return null;
  return (
    <Choices
      label={t('show')}
      value={kind ?? 'all'}
      choices={choices}
      onChoose={(value) => onChoose(value === 'all' ? null : value)}
      wrap
    />
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
    <Stack gap={3}>
      <Row align="center" justify="between">
        <Heading>{nameOf(month)}</Heading>
        <nav aria-label={t('months')}>
          <ActionBar>
            {previous && <ActionLink to={linkTo(previous)}>{nameOf(previous)}</ActionLink>}
            {next && <ActionLink to={linkTo(next)}>{nameOf(next)}</ActionLink>}
          </ActionBar>
        </nav>
      </Row>
      <Text prose tone="quiet">
        {t(isFinal ? 'state.final' : `state.${state}`, {
          closes: dateOf(statement.closes_at),
          closed: dateOf(statement.closed_at),
          until: dateOf(until),
        })}
      </Text>
      <ActionBar>
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
      </ActionBar>
    </Stack>
  );
}
