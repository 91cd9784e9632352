import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { FormMessage } from '../form-message.tsx';
import { isLinkRejected } from './is-link-rejected.ts';

interface LinkConfirmationProps {
  /** Whose texts it has. */
  link: 'open' | 'change' | 'restore';
  /** Null: the link was cut off. */
  token: string | null;
  /** What the tap does; of `useAction`. */
  action: {
    mutate: (variables: { body: { token: string } }) => void;
    isPending: boolean;
    error: unknown;
    failureText: string | null;
  };
  /** What was done; in place of the button. */
  done?: string | undefined;
  /** Where to go on. */
  children?: ReactNode;
}

/** The page of a mailed link that does something once: it says what, and waits for a tap. */
export function LinkConfirmation({ link, token, action, done, children }: LinkConfirmationProps) {
  const { t } = useTranslation('sign-in-ways');
  const isRefused = action.error !== null && isLinkRejected(action.error);
  const canConfirm = token && !done && !isRefused;
  const note = token ? action.failureText : t('open.missing');
  return (
    <Stack gap={3}>
      <PageTitle>{t(`${link}.title`)}</PageTitle>
      {canConfirm && <Text tone="quiet">{t(`${link}.lead`)}</Text>}
      <FailureNote hidden={!note}>{note}</FailureNote>
      <FormMessage success>{done}</FormMessage>
      {canConfirm && (
        <Action
          variant="primary"
          size="large"
          disabled={action.isPending}
          onClick={() => action.mutate({ body: { token } })}
        >
          {t(action.isPending ? `${link}.busy` : `${link}.submit`)}
        </Action>
      )}
      {children}
    </Stack>
  );
}
