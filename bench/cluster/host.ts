import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SYSTEM } from './debian-system.ts';
import { addressOf } from './host-names.ts';
import { childrenOf } from './in-own-namespaces.ts';

const CHECKOUT = fileURLToPath(new URL('../../', import.meta.url));
/** The machine of the programs, in which nothing can be written but what is mounted. */
const BOOT = `
set -e
mount --make-rprivate /
mount --bind "$SYSTEM" "$SYSTEM"
mount -o remount,bind,ro "$SYSTEM"
mount -t proc proc "$SYSTEM/proc"
mount --rbind /dev "$SYSTEM/dev"
for folder in dev/shm tmp run; do mount -t tmpfs tmpfs "$SYSTEM/$folder"; done
mkdir -m 1777 "$SYSTEM/run/postgresql"
mount --bind "$CHECKOUT" "$SYSTEM/opt/pulse"
mount -o remount,bind,ro "$SYSTEM/opt/pulse"
mount --bind "$NODE" "$SYSTEM/usr/local/bin/node"
mount --bind "$HOSTS" "$SYSTEM/etc/hosts"
for pair in $MOUNTS; do mount --bind "\${pair%%:*}" "$SYSTEM\${pair#*:}"; done
hostname "$NAME"
echo up
exec chroot "$SYSTEM" tini -- sleep infinity`;

/** Packets from and to the addresses of \`away\` are dropped, silently, as behind a cut cable. */
const FIREWALL = `
table inet accidents {
  set away { type ipv4_addr; }
  chain input { type filter hook input priority 0; ip saddr @away drop; }
  chain output { type filter hook output priority 0; ip daddr @away drop; }
}`;

/** A machine of the cluster: namespaces of its own over the common system. */
export interface Host {
  name: string;
  /** Folders of this machine by their place on the host. */
  mounts: Record<string, string>;
  /** Starts a program as an account of the system; its output goes to `log`, a file. */
  spawn(
    program: readonly string[],
    options: { account: string; log: number; env?: Record<string, string> },
  ): ChildProcess;
  /** Runs a command as root to its end and returns its output; throws when it fails. */
  run(command: readonly string[], input?: string): string;
  /** The processes of the machine by the name of their program, the oldest first. */
  processes(program: string): number[];
  /** Drops all packets from and to other hosts. */
  cutOff(others: readonly string[]): void;
  heal(): void;
  /** Ends every process at once, as a loss of power does. */
  stop(): Promise<void>;
}

/** Starts a host. */
export async function startHost(
  name: string,
  { hostsFile, mounts }: { hostsFile: string; mounts: Record<string, string> },
): Promise<Host> {
  for (const folder of Object.values(mounts)) mkdirSync(folder, { recursive: true });
  const holder = spawn(
    'unshare',
    [...'--net --mount --pid --uts --ipc --fork --kill-child sh -c'.split(' '), BOOT],
    {
      // A Ctrl-C is for the program that started it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        ...{ SYSTEM, CHECKOUT, NAME: name, NODE: process.execPath, HOSTS: hostsFile },
        MOUNTS: Object.entries(mounts)
          .map(([target, folder]) => `${folder}:${target}`)
          .join(' '),
      },
    },
  );
  let complaint = '';
  holder.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const up = await Promise.race([once(holder.stdout, 'data'), once(holder, 'exit')]);
  if (!Buffer.isBuffer(up[0])) throw new Error(`The host ${name} did not start: ${complaint}`);
  const init = String(childrenOf(holder.pid as number)[0]);
  const enter = [...`--target ${init} --mount --net --pid --uts --ipc --root env -C /`.split(' ')];
  const run = (command: readonly string[], input?: string) => {
    const { status, stdout, stderr } = spawnSync('nsenter', [...enter, ...command], {
      encoding: 'utf8',
      ...(input !== undefined && { input }),
    });
    if (status !== 0) throw new Error(`${name}: ${command.join(' ')} failed: ${stderr}`);
    return stdout;
  };
  connectToBridge(name, init);
  run(['nft', '-f', '-'], FIREWALL);
  return {
    name,
    mounts,
    run,
    spawn: (program, { account, log, env = {} }) =>
      spawn(
        'nsenter',
        [
          ...enter,
          'setpriv',
          `--reuid=${account}`,
          `--regid=${account}`,
          '--init-groups',
          ...program,
        ],
        {
          detached: true,
          stdio: ['ignore', log, log],
          env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...env },
        },
      ),
    processes: (program) => {
      const { stdout } = spawnSync('pgrep', ['--ns', init, '--nslist', 'pid', '-x', program], {
        encoding: 'utf8',
      });
      return stdout.split('\n').filter(Boolean).map(Number);
    },
    cutOff: (others) => {
      const addresses = others.map(addressOf).join(', ');
      run(['nft', 'add', 'element', 'inet', 'accidents', 'away', `{ ${addresses} }`]);
    },
    heal: () => void run(['nft', 'flush', 'set', 'inet', 'accidents', 'away']),
    stop: async () => {
      if (holder.exitCode !== null || holder.signalCode !== null) return;
      const exited = once(holder, 'exit');
      process.kill(Number(init), 'SIGKILL');
      await exited;
    },
  };
}

/** The cables of all hosts meet in one bridge, which is in the network of this program. */
export function createBridge(): void {
  ip('link', 'set', 'lo', 'up');
  ip('link', 'add', 'pulse', 'type', 'bridge');
  ip('addr', 'add', `${addressOf('driver')}/24`, 'dev', 'pulse');
  ip('link', 'set', 'pulse', 'up');
}

function connectToBridge(name: string, init: string): void {
  ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', init);
  ip('link', 'set', name, 'master', 'pulse', 'up');
  const inside = (...args: string[]) => command('nsenter', ['-t', init, '--net', 'ip', ...args]);
  inside('addr', 'add', `${addressOf(name)}/24`, 'dev', 'eth0');
  inside('link', 'set', 'eth0', 'up');
  inside('link', 'set', 'lo', 'up');
}

const ip = (...args: string[]) => command('ip', args);

function command(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${stderr}`);
}
