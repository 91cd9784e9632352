/** Query options of the front desk: refetched every 10 s, so that scans at the entrance appear. */
export const pollingOptions = { staleTime: 0, refetchInterval: 10_000 } as const;
