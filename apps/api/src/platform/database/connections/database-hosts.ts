/**
 * The hosts of a connection string, of which one is the primary at a time: listed as libpq lists
 * them, `postgres://user:password@first:5432,second:5432/pulse`.
 */
export interface DatabaseHosts {
  /** How many there are. */
  count: number;
  /** The connection string of the host that was the primary last, at first the first one. */
  current(): string;
  /** Moves on to the next host after this one failed, unless another connection has moved on already. */
  ruleOut(connectionString: string): void;
}

/** Reads a connection string; one without hosts (a unix socket in its query) has one entry. */
export function readDatabaseHosts(url: string): DatabaseHosts {
  const connectionStrings = splitHosts(url);
  let index = 0;
  const current = () => connectionStrings[index] as string;
  return {
    count: connectionStrings.length,
    current,
    ruleOut(connectionString) {
      if (connectionString === current()) index = (index + 1) % connectionStrings.length;
    },
  };
}

/**
 * One connection string for each host. No URL parser accepts several hosts with ports. A password
 * contains no "@" or "/" of its own.
 */
export function splitHosts(url: string): string[] {
  const [, before = '', hosts = '', after = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  if (!hosts.includes(',')) return [url];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}
