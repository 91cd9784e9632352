import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Host } from './host.ts';
import { childrenOf } from './in-own-namespaces.ts';

/** Before it is started again, as systemd does with Restart=always and RestartSec=1. */
const PAUSE_MS = 1_000;
/** After it a service that was asked to end is killed. */
const PATIENCE_MS = 20_000;

/** A program on a host that is started again whenever it ends, unless it is held. */
export interface Service {
  host: Host;
  signal(signal: NodeJS.Signals): void;
  /** Kills it; with `stay` it is not started again until `resume`. */
  kill(options?: { stay: boolean }): void;
  resume(): void;
  stop(): Promise<void>;
}

/** Starts a program on a host; its output is added to a file. */
export function startService(
  host: Host,
  program: readonly string[],
  {
    account,
    logFile,
    env = {},
  }: { account: string; logFile: string; env?: Record<string, string> },
): Service {
  const log = openSync(logFile, 'a');
  let held = false;
  let pause: NodeJS.Timeout | undefined;
  let child = start();

  function start(): ChildProcess {
    const started = host.spawn(program, { account, log, env });
    started.once('exit', () => {
      if (!held) pause = setTimeout(() => (child = start()), PAUSE_MS);
    });
    return started;
  }

  const isRunning = () => child.exitCode === null && child.signalCode === null;
  // What was started is the program's parent, which stops and goes on with it.
  const signal = (name: NodeJS.Signals) => {
    const { pid = 0 } = child;
    if (!isRunning()) return;
    for (const program of childrenOf(pid)) process.kill(program, name);
    if (name === 'SIGCONT') process.kill(pid, name);
  };
  return {
    host,
    signal,
    kill: ({ stay } = { stay: false }) => {
      held = stay;
      signal('SIGKILL');
    },
    resume: () => {
      clearTimeout(pause);
      held = false;
      if (!isRunning()) child = start();
    },
    stop: async () => {
      held = true;
      clearTimeout(pause);
      if (!isRunning()) return;
      const exited = once(child, 'exit');
      signal('SIGTERM');
      await Promise.race([exited, wait(PATIENCE_MS, null, { ref: false })]);
      if (!isRunning()) return;
      signal('SIGKILL');
      await exited;
    },
  };
}
