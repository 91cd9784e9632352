import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What the proxy did to the check-ins that passed it. */
export interface Accidents {
  /** Cut before a server had the request. */
  cut: number;
  /** Held back on the way to the browser. */
  delayed: number;
  /** Answered by a server, and the answer thrown away. */
  lost: number;
  /** Of these, the ones by which something had been entered. */
  lostAfterCommit: number;
}

/** Leads each request to the next server, and cuts, delays and loses those that check a member in. */
export interface LossyProxy {
  origin: string;
  accidents: Accidents;
  stop(): Promise<void>;
}

const CHECK_IN = /^\/api\/v1\/partner\/(check-ins\/|venues\/[^/]+\/offline-check-ins)/;
/** Of a hundred check-ins: these are cut, those lose their answer, and those wait for it. */
const CUT = 10;
const LOST = 20;
const DELAYED = 20;
const LONGEST_DELAY_MS = 1_500;

export async function startLossyProxy(ports: readonly number[]): Promise<LossyProxy> {
  const accidents: Accidents = { cut: 0, delayed: 0, lost: 0, lostAfterCommit: 0 };
  const seen = new Set<string>();
  let next = 0;

  /** The first answer to each kind of check-in is lost in any case. */
  function accidentFor({ method, url = '' }: IncomingMessage): keyof Accidents | null {
    if (method !== 'POST' || !CHECK_IN.test(url)) return null;
    const kind = url.split('/').at(-1) ?? '';
    if (!seen.has(kind) && seen.add(kind)) return 'lost';
    const drawn = Math.random() * 100;
    if (drawn < CUT) return 'cut';
    if (drawn < CUT + LOST) return 'lost';
    return drawn < CUT + LOST + DELAYED ? 'delayed' : null;
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const accident = accidentFor(incoming);
    if (accident) accidents[accident] += 1;
    if (accident === 'cut') return void outgoing.destroy();
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const answer = await askOneOf(Buffer.concat(parts), incoming, outgoing);
    if (!answer) return void outgoing.destroy();
    const { statusCode = 502 } = answer;
    if (accident === 'lost') {
      if (statusCode < 300) accidents.lostAfterCommit += 1;
      answer.resume();
      return void outgoing.destroy();
    }
    if (accident === 'delayed') await wait(Math.random() * LONGEST_DELAY_MS);
    outgoing.writeHead(statusCode, answer.headers);
    answer.on('error', () => outgoing.destroy());
    answer.pipe(outgoing);
  }

  /** The answer of the next server that accepts a connection; null when one is cut or none is there. */
  async function askOneOf(
    body: Buffer,
    { method, url, headers }: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<IncomingMessage | null> {
    for (let tries = 0; tries < ports.length; tries += 1) {
      const port = ports[next++ % ports.length];
      const sent = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false });
      outgoing.on('close', () => sent.destroy());
      sent.end(body);
      const answer = await once(sent, 'response').then(
        ([response]) => response as IncomingMessage,
        (error: NodeJS.ErrnoException) => error,
      );
      if (!(answer instanceof Error)) return answer;
      // What a server had accepted may have been done: only who waits for the answer may repeat it.
      if (answer.code !== 'ECONNREFUSED') return null;
    }
    return null;
  }

  const server = createServer((incoming, outgoing) => {
    incoming.on('error', () => undefined);
    outgoing.on('error', () => undefined);
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    accidents,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
