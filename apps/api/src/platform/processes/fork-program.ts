import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';

/**
 * Starts a program of ours in a process of its own, with a channel for messages. It inherits none of
 * the server's flags: among them is the module by which the server stops with its launcher, and that
 * module would let the program end while it still waits for its first message.
 */
export function forkProgram(
  path: string,
  options: Omit<ForkOptions, 'execArgv'> = {},
): ChildProcess {
  return fork(path, { ...options, execArgv: [] });
}
