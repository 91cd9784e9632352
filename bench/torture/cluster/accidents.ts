import { hostsOf } from '../../cluster/host-names.ts';
import { leader, members, switchOver } from '../../cluster/patroni.ts';
import type { Cluster } from '../../cluster/start-cluster.ts';

/** Something that befalls the cluster. */
export interface Accident {
  name: string;
  /** Whether the lead may pass to another database; elsewhere it means that the machine was too busy. */
  mayFailOver: boolean;
  /** How long it lasts. */
  seconds: number;
  /** Within how many seconds writes have to go on; null where nothing is promised. */
  resumesWithin: number | null;
  /** Lets it happen and returns what heals it. */
  happen(target: Target): Promise<() => void>;
}

/** What accidents need: the cluster, and the proxies between its servers and its poolers. */
export interface Target {
  cluster: Cluster;
  cutNextReply(): void;
}

/** A leader that cannot be seen is replaced after its 30 s. */
const UNTIL_REPLACED = 45;
const RESUMES_WITHIN = 45;

export const ACCIDENTS: readonly Accident[] = [
  ofLeader('kill of the leader with its Patroni', (target, name) => killHost(target, name)),
  ofLeader('freeze of the leader with its Patroni', (target, name) => freeze(target, name)),
  ofLeader("kill of the leader's Patroni alone", ({ cluster }, name) => killService(cluster, name)),
  ofLeader("freeze of the leader's Patroni alone", ({ cluster }, name) =>
    freezeService(cluster, name),
  ),
  ofLeader("kill of the leader's PostgreSQL alone", ({ cluster }, name) => {
    signalDatabase(cluster, name, 'SIGKILL');
    return () => undefined;
  }),
  ofLeader(
    'partition: the leader from the databases and etcd, but not from its clients',
    cutFrom('database', 'etcd'),
  ),
  ofLeader(
    'partition: the leader from all others',
    cutFrom(...['database', 'etcd', 'balancer', 'pooler', 'server', 'worker']),
  ),
  ofLeader('partition: the leader with one etcd from the rest', ({ cluster }, name) => {
    const [own = '', ...rest] = hostsOf('etcd');
    const away = [...rest, ...hostsOf('database').filter((other) => other !== name)];
    const sides = [cluster.hosts[name], cluster.hosts[own]];
    for (const host of sides) host?.cutOff(away);
    return () => {
      for (const host of sides) host?.heal();
    };
  }),
  { ...ofLeader('the leader from its standbys only', cutFrom('database')), resumesWithin: null },
  ofCandidate('kill of a candidate', (target, name) => killHost(target, name)),
  ofCandidate('freeze of a candidate', (target, name) => freeze(target, name)),
  ofCandidate('partition: a candidate from all others', cutFrom('database', 'etcd', 'balancer')),
  ofServices('kill of an etcd node', ['etcd2'], 30),
  {
    ...ofServices('stop of the majority of etcd', ['etcd1', 'etcd3'], 60),
    mayFailOver: true,
    resumesWithin: null,
  },
  ofServices('kill of a balancer', ['balancer2'], 20),
  ofServices('kill of a pooler', ['pooler1'], 20),
  ofServices('kill of a server', ['server2'], 20),
  ofServices('kill of a worker', ['worker1'], 20),
  {
    name: 'switchover',
    ...{ mayFailOver: true, seconds: 15, resumesWithin: 10 },
    happen: async () => {
      await switchOver();
      return () => undefined;
    },
  },
  {
    name: 'replies to COMMIT cut',
    ...{ mayFailOver: false, seconds: 20, resumesWithin: 10 },
    happen: async ({ cutNextReply }) => {
      const timer = setInterval(cutNextReply, 500);
      return () => clearInterval(timer);
    },
  },
];

type Strike = (target: Target, name: string) => () => void;

function ofLeader(name: string, strike: Strike): Accident {
  const happen = async (target: Target) => strike(target, (await leader()).name);
  return {
    name,
    mayFailOver: true,
    seconds: UNTIL_REPLACED,
    resumesWithin: RESUMES_WITHIN,
    happen,
  };
}

function ofCandidate(name: string, strike: Strike): Accident {
  const happen = async (target: Target) => {
    const candidate = (await members()).find(({ role }) => role === 'quorum_standby');
    return strike(target, candidate?.name ?? '');
  };
  return { name, mayFailOver: false, seconds: 30, resumesWithin: RESUMES_WITHIN, happen };
}

function ofServices(name: string, services: readonly string[], seconds: number): Accident {
  const happen = async ({ cluster }: Target) => {
    const heals = services.map((service) => killService(cluster, service));
    return () => {
      for (const heal of heals) heal();
    };
  };
  return { name, mayFailOver: false, seconds, resumesWithin: RESUMES_WITHIN, happen };
}

function cutFrom(...roles: readonly string[]): Strike {
  return ({ cluster }, name) => {
    const host = cluster.hosts[name];
    host?.cutOff(roles.flatMap(hostsOf).filter((other) => other !== name));
    return () => host?.heal();
  };
}

function killHost({ cluster }: Target, name: string): () => void {
  const heal = killService(cluster, name);
  signalDatabase(cluster, name, 'SIGKILL');
  return heal;
}

function freeze({ cluster }: Target, name: string): () => void {
  const heal = freezeService(cluster, name);
  signalDatabase(cluster, name, 'SIGSTOP');
  return () => {
    signalDatabase(cluster, name, 'SIGCONT');
    heal();
  };
}

function killService({ services }: Cluster, name: string): () => void {
  services[name]?.kill({ stay: true });
  return () => services[name]?.resume();
}

function freezeService({ services }: Cluster, name: string): () => void {
  services[name]?.signal('SIGSTOP');
  return () => services[name]?.signal('SIGCONT');
}

function signalDatabase({ hosts }: Cluster, name: string, signal: NodeJS.Signals): void {
  for (const pid of hosts[name]?.processes('postgres') ?? [])
    try {
      process.kill(pid, signal);
    } catch {
      // It ended with its parent.
    }
}
