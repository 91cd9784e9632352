import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Leads from a TCP port to the database, and cuts connections when told. */
export interface CuttingProxy {
  port: number;
  /** Cuts one connection, whatever it does at the moment. */
  cutConnection(): void;
  /** Lets the next request of a kind through and cuts before its reply: the client does not know whether it happened. */
  cutNextReplyTo(request: keyof typeof REQUESTS): void;
  stop(): Promise<void>;
}

interface Pair {
  client: Socket;
  upstream: Socket;
}

/** How what a server sends is known: the statement that books is a transaction by itself. */
const REQUESTS = { commit: /commit\0/i, booking: /"member_version"/ };

/** `database` is its socket, or a port of another host; the proxy is reached at `host`. */
export async function startCuttingProxy(
  database: string | { host: string; port: number },
  host = '127.0.0.1',
): Promise<CuttingProxy> {
  const pairs = new Set<Pair>();
  let cutsReplyTo: RegExp | null = null;

  const cut = (pair: Pair) => {
    pair.client.destroy();
    pair.upstream.destroy();
    pairs.delete(pair);
  };
  const server = createServer((client) => {
    const pair = { client, upstream: connectTo(database) };
    pairs.add(pair);
    let cutsReply = false;
    for (const socket of [client, pair.upstream])
      socket.on('error', () => undefined).on('close', () => cut(pair));
    client.on('data', (chunk) => {
      if (cutsReplyTo?.test(chunk.toString('latin1'))) {
        cutsReplyTo = null;
        cutsReply = true;
      }
      pair.upstream.write(chunk);
    });
    pair.upstream.on('data', (chunk) => (cutsReply ? cut(pair) : client.write(chunk)));
  });
  server.listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    port: address.port,
    cutConnection: () => {
      const all = [...pairs];
      const pair = all[Math.floor(Math.random() * all.length)];
      if (pair) cut(pair);
    },
    cutNextReplyTo: (request) => {
      cutsReplyTo = REQUESTS[request];
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const pair of pairs) cut(pair);
      await closed;
    },
  };
}

function connectTo(database: string | { host: string; port: number }): Socket {
  return typeof database === 'string' ? connect(database) : connect(database);
}
