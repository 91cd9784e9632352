import type { ChildProcess } from 'node:child_process';
import type { ProgramResponse } from './answer-requests.ts';
import { forkProgram } from './fork-program.ts';

/** Starting the process takes some tenths of a second; several requests in a row share it. */
const IDLE_MS = 30_000;

/** What a program answers; null when its process ended first, with which the request is lost. */
export type RunProgram<Request, Answer> = (request: Request) => Promise<Answer | null>;

type Respond<Answer> = (answer: Answer | null) => void;
interface Running<Request, Answer> {
  send(request: Request, respond: Respond<Answer>): void;
}

/**
 * Runs a program that calls `answerRequests` in a process of its own, which starts with the first
 * request and ends `idleMs` after the last one. What it does costs the server neither memory nor
 * time, and one that crashes ends neither the server nor its other requests.
 */
export function createProgramRunner<Request extends object, Answer>(
  path: string,
  idleMs = IDLE_MS,
): RunProgram<Request, Answer> {
  let current: Running<Request, Answer> | null = null;
  const start = () => {
    const started = startProcess<Request, Answer>(path, idleMs, () => {
      if (current === started) current = null;
    });
    return started;
  };
  return (request) =>
    new Promise((resolve) => {
      current ??= start();
      current.send(request, resolve);
    });
}

/** Starts a process; `onEnd` is called once it takes no more requests. */
function startProcess<Request extends object, Answer>(
  path: string,
  idleMs: number,
  onEnd: () => void,
): Running<Request, Answer> {
  const child = forkProgram(path, { serialization: 'advanced' });
  letServerEnd(child);
  const pending = new Map<number, Respond<Answer>>();
  let last = 0;
  let idle: NodeJS.Timeout | undefined;

  child.on('message', ({ id, answer }: ProgramResponse<Answer>) => {
    pending.get(id)?.(answer);
    pending.delete(id);
    if (pending.size > 0) return;
    idle = setTimeout(() => {
      onEnd();
      child.disconnect();
    }, idleMs).unref();
  });
  // It could not be started, or was killed: by the system, or by a crafted file.
  for (const event of ['error', 'exit'])
    child.once(event, () => {
      clearTimeout(idle);
      onEnd();
      for (const respond of pending.values()) respond(null);
      pending.clear();
    });
  return {
    send(request, respond) {
      clearTimeout(idle);
      last += 1;
      pending.set(last, respond);
      // A failure ends the process, which is noticed above.
      child.send({ id: last, request }, () => undefined);
    },
  };
}

// Open requests keep the server alive, this process does not.
function letServerEnd(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
