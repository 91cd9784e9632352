import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * The token of a mailed link, or null; `use` is called with it once, however often React mounts.
 * It stands in the address's fragment, which reaches neither servers' logs nor other sites.
 */
export function useMailedToken(use?: (token: string) => void): string | null {
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token');
  const used = useRef<string>(null);
  useEffect(() => {
    if (!use || !token || used.current === token) return;
    used.current = token;
    use(token);
  }, [token, use]);
  return token;
}
