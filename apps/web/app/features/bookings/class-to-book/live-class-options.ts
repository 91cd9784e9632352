import { getClassSessionOptions, listClassAlternativesOptions } from '@pulse/contract/client';

/** Places change while a visitor signs up or pays: asked again this often, in ms. */
const live = { staleTime: 30_000, refetchInterval: 30_000 };

/** Query options of one class with its current places. */
export const liveClassOptions = (sessionId: string) => ({
  ...getClassSessionOptions({ path: { id: sessionId } }),
  ...live,
});

/** Query options of the next best three for a class. */
export const liveAlternativesOptions = (sessionId: string) => ({
  ...listClassAlternativesOptions({ path: { id: sessionId } }),
  ...live,
});
