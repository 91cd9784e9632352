/** A TCP port of this machine that no program listens on at the moment. */
export function freePort(host?: string): Promise<number>;
