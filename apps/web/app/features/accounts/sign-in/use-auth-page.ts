import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { TypedAccount } from '../typed-account.ts';
import { readAuthHistory } from './auth-history.ts';
import { type AuthMode, firstAuthMode, toAuthMode } from './auth-mode.ts';
import { readHadSession } from './had-session.ts';

const nothingTyped: TypedAccount = { full_name: '', email: '', password: '', adult: false };

/**
 * The state of the sign-in page: the form that is shown, in the address; where to return and where
 * the confirmation was mailed, in the history entry; what was typed, in memory only.
 */
export function useAuthPage(hasClassToBook: boolean) {
  const [search, setSearch] = useSearchParams();
  const history = readAuthHistory(useLocation().state);
  const [typed, setTyped] = useState(nothingTyped);
  const [firstMode] = useState(() =>
    firstAuthMode({ hasClassToBook, hadSession: readHadSession() }),
  );
  const { sentTo } = history;
  const requested = toAuthMode(search.get('mode'), firstMode);

  const searchOf = (mode: AuthMode): Record<string, string> => (mode === firstMode ? {} : { mode });
  // Each form is an entry of the history: Back from signing up returns to signing in.
  const show = (mode: AuthMode) => setSearch(searchOf(mode), { state: history });

  return {
    // Without the address there is nothing to say about the mail.
    mode: requested === 'sent' && !sentTo ? ('sign-in' as const) : requested,
    sentTo: sentTo ?? '',
    typed,
    type: (change: Partial<TypedAccount>) => setTyped((before) => ({ ...before, ...change })),
    show,
    showSent: (email: string) =>
      setSearch(searchOf('sent'), { replace: true, state: { ...history, sentTo: email } }),
  };
}
