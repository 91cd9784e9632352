import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { FormMessage } from '../form-message.tsx';
import { isLinkRejected } from './is-link-rejected.ts';
import classes from './link-confirmation.module.css';

interface LinkConfirmationProps {
  title: string;
  /** What the tap does. */
  lead: string;
  submitLabel: string;
  /** Null: the link was cut off. */
  token: string | null;
  busy: boolean;
  error: unknown;
  /** What was done; in place of the button. */
  done?: string | undefined;
  onConfirm: (token: string) => void;
  /** Where to go on. */
  children?: ReactNode;
}

/** The page of a mailed link that does something once: it says what, and waits for a tap. */
export function LinkConfirmation(props: LinkConfirmationProps) {
  const { title, lead, submitLabel, token, busy, error, done, onConfirm, children } = props;
  const { t } = useTranslation('sign-in-ways');
  const failure = error ? (toFailure(error).detail ?? t('open.failed')) : undefined;
  const canConfirm = token && !done && !(error && isLinkRejected(error));
  return (
    <div className={classes.confirmation}>
      <PageTitle>{title}</PageTitle>
      {canConfirm && <p className={classes.lead}>{lead}</p>}
      <FormMessage>{token ? failure : t('open.missing')}</FormMessage>
      <FormMessage success>{done}</FormMessage>
      {canConfirm && (
        <Action variant="primary" size="large" disabled={busy} onClick={() => onConfirm(token)}>
          {submitLabel}
        </Action>
      )}
      {children}
    </div>
  );
}
