import type { ClassSession } from '@pulse/contract/client';
import { useEffect, useState } from 'react';

export interface Soon {
  state: 'loading' | 'ready' | 'failed';
  sessions: ClassSession[];
}

/**
 * The next classes around Beirut. Asked for after the page stands: the client is not part of what
 * the start page loads first.
 */
export function useStartingSoon(): Soon {
  const [soon, setSoon] = useState<Soon>({ state: 'loading', sessions: [] });
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      const { listNextClasses } = await import('./list-next-classes.ts');
      const sessions = await listNextClasses(leaving.signal);
      if (!leaving.signal.aborted)
        setSoon({ state: sessions ? 'ready' : 'failed', sessions: sessions ?? [] });
    };
    void load();
    return () => leaving.abort();
  }, []);
  return soon;
}
