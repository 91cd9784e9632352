import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { listDemoMailsOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useTranslation } from '#light-translator';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
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
  const [selectedId, setSelectedId] = useState<string>();
  const mails = useQuery({
    ...listDemoMailsOptions({ query: { recipient: debouncedRecipient || undefined, limit: 50 } }),
    refetchInterval: pollIntervalMs,
    staleTime: 0,
  });

  const changeRecipient = (value: string) => {
    setRecipient(value);
    setSearch(value ? { to: value } : {}, { replace: true });
  };
  const items = mails.data?.items ?? [];
  const selected = items.find(({ id }) => id === selectedId) ?? items[0];

  return (
    <>
      <div className={classes.tools}>
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
      </div>
      {mails.isPending && <LoadingRows height={76} />}
      {mails.isError && <MailboxError error={mails.error} onRetry={() => mails.refetch()} />}
      {mails.isSuccess && !selected && <EmptyState coverArt="breath">{t('empty')}</EmptyState>}
      {selected && (
        <div className={classes.columns}>
          <MailList mails={items} selectedId={selected.id} onSelect={setSelectedId} />
          <MailView mail={selected} />
        </div>
      )}
    </>
  );
}

function MailboxError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('mailbox');
  if (toFailure(error).status === 404) return <EmptyState coverArt="breath">{t('off')}</EmptyState>;
  return <ErrorState error={error} onRetry={onRetry} />;
}
