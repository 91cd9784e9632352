import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { readLinkToken } from './read-link-token.ts';

/**
 * The token of the emailed link that was opened, or null; `onToken` is called with it once, however
 * often React mounts. The token is removed from the URL, so that it is not bookmarked.
 */
export function useLinkToken(onToken?: (token: string) => void): string | null {
  const location = useLocation();
  const [token] = useState(() => readLinkToken(location));
  const isConsumed = useRef(false);
  useEffect(() => {
    if (!token || isConsumed.current) return;
    isConsumed.current = true;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    onToken?.(token);
  }, [token, onToken]);
  return token;
}
