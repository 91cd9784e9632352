import { deskPollMs } from './live-state.ts';

/** Query options of the front desk: looked at again and again, more often while nobody tells of changes. */
export const pollingOptions = { staleTime: 0, refetchInterval: deskPollMs } as const;
