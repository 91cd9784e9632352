import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { origin } from './api.ts';

/** Stands between a browser and the server, and can change what is deployed there. */
export interface StandIn {
  origin: string;
  /** From here on the service worker is that of another build. */
  deploy(): void;
  /** From here on the server is one that was started with PULSE_SERVICE_WORKER=off. */
  switchWorkerOff(): void;
  stop(): Promise<void>;
}

/** A browser's own look at sw.js cannot be answered by the test's routes; a server in between can. */
export async function standInForServer(): Promise<StandIn> {
  let worker: 'as built' | 'of another build' | 'off' = 'as built';
  const server = createServer((question, answer) => {
    // Whole files, as they are: nothing compressed, no "you have that already".
    const { 'if-none-match': _, 'if-modified-since': __, ...asked } = question.headers;
    const headers = { ...asked, 'accept-encoding': 'identity' };
    const options = { method: question.method, headers };
    const forWorker = question.url === '/sw.js';
    const path = forWorker && worker === 'off' ? '/sw-off.js' : question.url;
    const onward = ask(`${origin()}${path}`, options, (found) => {
      if (!forWorker || worker === 'as built') {
        answer.writeHead(found.statusCode ?? 502, found.headers);
        found.pipe(answer);
        return;
      }
      const parts: Buffer[] = [];
      found.on('data', (part: Buffer) => parts.push(part));
      found.on('end', () => {
        const text = Buffer.concat(parts).toString();
        answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
        answer.end(worker === 'off' ? text : ofAnotherBuild(text));
      });
    });
    onward.on('error', () => answer.destroy());
    question.pipe(onward);
  }).listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    deploy: () => {
      worker = 'of another build';
    },
    switchWorkerOff: () => {
      worker = 'off';
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function ofAnotherBuild(worker: string): string {
  const other = worker.replace(/(version:\W)\w+/, '$1another');
  if (other === worker) throw new Error('The worker names no version.');
  return other;
}
