import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { mailedToken } from './mailed-token.ts';

/**
 * The token of the mailed link that was opened, or null; `use` is called with it once, however
 * often React mounts. The token is taken out of the address, so that it is not bookmarked.
 */
export function useMailedToken(use?: (token: string) => void): string | null {
  const location = useLocation();
  const [token] = useState(() => mailedToken(location));
  const used = useRef(false);
  useEffect(() => {
    if (!token || used.current) return;
    used.current = true;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    use?.(token);
  }, [token, use]);
  return token;
}
