import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** The token of a mailed link, or null; `use` is called with it once, however often React mounts. */
export function useMailedToken(use?: (token: string) => void): string | null {
  const [search] = useSearchParams();
  const token = search.get('token');
  const used = useRef<string>(null);
  useEffect(() => {
    if (!use || !token || used.current === token) return;
    used.current = token;
    use(token);
  }, [token, use]);
  return token;
}
