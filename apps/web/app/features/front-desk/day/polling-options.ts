/** The door's screens ask again this often, in ms, so that a scan at the entrance shows by itself. */
export const pollingOptions = { staleTime: 0, refetchInterval: 10_000 } as const;
