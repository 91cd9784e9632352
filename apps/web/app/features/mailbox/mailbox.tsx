import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type DemoMail, listDemoMailsOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { MailList } from './mail-list.tsx';
import { MailView } from './mail-view.tsx';
import classes from './mailbox.module.css';

/** Polling interval for new emails, in ms. */
const pollIntervalMs = 5_000;

/** The recipient whom the page before named, in the history entry: the address bar contains no name. */
function readRecipient(state: unknown): string {
  const { recipient } = (state ?? {}) as { recipient?: unknown };
  return typeof recipient === 'string' ? recipient : '';
}

/** Every email that the demo has sent, or only those to one recipient (`?to=`). */
export function Mailbox() {
  const { t } = useTranslation('mailbox');
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const [recipient, setRecipient] = useState(() => search.get('to') ?? readRecipient(state));
  const [debouncedRecipient] = useDebouncedValue(recipient.trim(), 250);
  const mails = useQuery({
    ...listDemoMailsOptions({ query: { recipient: debouncedRecipient || undefined, limit: 50 } }),
    refetchInterval: pollIntervalMs,
    staleTime: 0,
  });

  const changeRecipient = (value: string) => {
    setRecipient(value);
    setSearch(value ? { to: value } : {}, { replace: true });
  };
  return (
    <Stack gap={5}>
      <Row align="end">
        <TextInput
          label={t('recipient')}
          type="search"
          value={recipient}
          onChange={(event) => changeRecipient(event.currentTarget.value)}
          placeholder="name@example.com"
          className={classes.search}
        />
        <Button loading={mails.isRefetching} onClick={() => mails.refetch()}>
          {t('refresh')}
        </Button>
      </Row>
      {toFailure(mails.error).status === 404 ? (
        <EmptyState coverArt="breath">{t('off')}</EmptyState>
      ) : (
        <QueryContent
          query={mails}
          loading={<LoadingRows height={76} />}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState coverArt="breath">{t('empty')}</EmptyState>}
        >
          {({ items }) => <Mails mails={items} />}
        </QueryContent>
      )}
    </Stack>
  );
}

/** The list of the emails beside the selected one. */
function Mails({ mails }: { mails: DemoMail[] }) {
  const [selectedId, setSelectedId] = useState<string>();
  const selected = mails.find(({ id }) => id === selectedId) ?? mails[0];
  return (
    selected && (
      <Stack gap={5} className={classes.columns}>
        <MailList mails={mails} selectedId={selected.id} onSelect={setSelectedId} />
        <MailView mail={selected} />
      </Stack>
    )
  );
}
