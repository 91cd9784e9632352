import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import serverProcess from '../../apps/api/server-process.json' with { type: 'json' };

const MAIN = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url));
/** Before it is started again, as a supervisor does: it may lack its database for a while. */
const PAUSE_MS = 200;

/** A process of Pulse that is started again whenever it ends, until it is stopped. */
export interface SupervisedProcess {
  /** Ends it without warning, as kill -9 or the lack of memory does. */
  kill(): void;
  stop(): Promise<void>;
}

export function superviseProcess(
  command: 'serve' | 'worker',
  env: NodeJS.ProcessEnv,
): SupervisedProcess {
  let stopping = false;
  let pause: NodeJS.Timeout | undefined;
  let child = start();

  function start(): ChildProcess {
    const started = spawn(process.execPath, [...serverProcess.flags, MAIN, command], {
      env,
      // It says often that its database is gone; what it does is seen from outside.
      stdio: 'ignore',
    });
    started.once('exit', () => {
      if (!stopping) pause = setTimeout(() => (child = start()), PAUSE_MS);
    });
    return started;
  }

  return {
    kill: () => void child.kill('SIGKILL'),
    stop: async () => {
      stopping = true;
      clearTimeout(pause);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
