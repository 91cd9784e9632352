/**
 * Thrown instead of starting expensive work while too much of it waits already. The response is 503
 * with Retry-After.
 */
export class ServerBusy extends Error {
  constructor() {
    super('too much work waits already');
  }
}
