import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Leads each new connection to the next server that accepts it, as a balancer does. */
export interface RoundRobinProxy {
  origin: string;
  stop(): Promise<void>;
}

export async function startRoundRobinProxy(ports: readonly number[]): Promise<RoundRobinProxy> {
  const sockets = new Set<Socket>();
  let next = 0;

  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  };

  function forward(client: Socket, triesLeft: number): void {
    const port = ports[next % ports.length] ?? 0;
    next += 1;
    const server = connect(port, '127.0.0.1');
    server.once('connect', () => {
      server.removeAllListeners('error');
      keep(client, server);
      keep(server, client);
      client.pipe(server).pipe(client);
    });
    server.once('error', () => {
      if (triesLeft > 0) forward(client, triesLeft - 1);
      else client.destroy();
    });
  }

  const proxy = createServer({ pauseOnConnect: true }, (client) => {
    client.on('error', () => undefined);
    forward(client, ports.length - 1);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (!address || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      const closed = once(proxy, 'close');
      proxy.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
