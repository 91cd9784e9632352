import type { Location } from 'react-router';

/** What the sign-in page keeps in the history entry: it survives a reload and is in no address. */
export interface AuthHistory {
  /** The location that a gate passed, to return to. */
  from?: Partial<Location>;
  /** The address to which a confirmation was mailed. */
  sentTo?: string;
}

/** Reads the history state of the sign-in page; anything else is ignored. */
export function readAuthHistory(state: unknown): AuthHistory {
  if (typeof state !== 'object' || state === null) return {};
  const { from, sentTo } = state as Record<string, unknown>;
  return {
    ...(typeof from === 'object' && from !== null && { from }),
    ...(typeof sentTo === 'string' && { sentTo }),
  };
}
