import { deskPollMs } from './live-state.ts';

/** Query options of the front desk: read again and again, more often while no event stream announces changes. */
export const pollingOptions = { staleTime: 0, refetchInterval: deskPollMs } as const;
