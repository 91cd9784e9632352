import autocannon from 'autocannon';

/** One request of a load. */
export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface LoadResult {
  perSecond: number;
  /** The 99th percentile of the response times in milliseconds. */
  p99: number;
  /** The number of responses by status. */
  statuses: Map<number, number>;
}

/**
 * Sends the requests over some connections, each waiting for its response, each request once; with
 * `seconds` it starts over until the time is up.
 */
export async function runLoad(
  origin: string,
  requests: readonly LoadRequest[],
  { connections, seconds }: { connections: number; seconds?: number },
): Promise<LoadResult> {
  const statuses = new Map<number, number>();
  let next = 0;
  // The load generator itself counts whole seconds.
  let startedAt = 0;
  let endedAt = 0;
  const result = await autocannon({
    url: origin,
    connections,
    ...(seconds ? { duration: seconds } : { amount: requests.length }),
    requests: [
      {
        setupRequest: (request) => {
          startedAt ||= performance.now();
          const nextRequest = requests[next % requests.length];
          next += 1;
          return {
            ...request,
            ...nextRequest,
            headers: { ...request.headers, ...nextRequest?.headers },
          };
        },
        onResponse: (status) => {
          endedAt = performance.now();
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        },
      },
    ],
  });
  const responseCount = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  return {
    perSecond: (1000 * responseCount) / (endedAt - startedAt),
    p99: result.latency.p99,
    statuses,
  };
}
