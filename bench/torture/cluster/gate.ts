import { setTimeout as wait } from 'node:timers/promises';
import type { Send } from '../client.ts';

/** Holds requests back for a moment in which all that was sent has been answered. */
export interface Gate {
  send: Send;
  /** Does `work` while nothing is sent and nothing is under way. */
  whileClosed<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createGate(send: Send): Gate {
  let closed = false;
  let underWay = 0;
  return {
    async send(...request) {
      while (closed) await wait(50);
      underWay += 1;
      try {
        return await send(...request);
      } finally {
        underWay -= 1;
      }
    },
    async whileClosed(work) {
      closed = true;
      while (underWay > 0) await wait(20);
      try {
        return await work();
      } finally {
        closed = false;
      }
    },
  };
}
