import { setTimeout as wait } from 'node:timers/promises';
import { addressOf, hostsOf } from './host-names.ts';

/** A database as Patroni knows it. */
export interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
  lag?: number | string;
}

/** The databases, by the answer of the first Patroni that gives one; none without an answer. */
export async function members(): Promise<Member[]> {
  for (const name of hostsOf('database')) {
    const answer = await ask(name, '/cluster');
    if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
  }
  return [];
}

/** The leader; waits until there is one that accepts writes. */
export async function leader(): Promise<Member> {
  for (;;) {
    for (const member of await members())
      if (member.role === 'leader' && (await ask(member.name, '/primary'))?.ok) return member;
    await wait(500);
  }
}

/** Resolves once the leader has both candidates and the read replica behind it. */
export async function untilComplete(): Promise<void> {
  for (;;) {
    const all = await members();
    const [lead] = all.filter(({ role, state }) => role === 'leader' && state === 'running');
    const behind = all.filter(({ state, timeline }) => {
      return state === 'streaming' && timeline === lead?.timeline;
    });
    if (lead && behind.length === hostsOf('database').length - 1) return;
    await wait(500);
  }
}

/** Asks Patroni to give the lead to a candidate. */
export async function switchOver(): Promise<void> {
  const { name } = await leader();
  const candidate = (await members()).find(({ role }) => role === 'quorum_standby')?.name;
  const answer = await ask(name, '/switchover', { leader: name, candidate });
  if (!answer?.ok) throw new Error(`no switchover: ${(await answer?.text()) ?? 'no answer'}`);
}

/** Changes the configuration that all databases share, and waits until the leader has it. */
export async function changeConfiguration(change: object): Promise<void> {
  const { name } = await leader();
  const answer = await ask(name, '/config', change, 'PATCH');
  if (!answer?.ok) throw new Error(`the configuration was refused: ${answer?.status}`);
  // It is read in each of Patroni's rounds.
  await wait(15_000);
}

function ask(name: string, path: string, body?: object, method = 'POST'): Promise<Response | null> {
  return fetch(`http://${addressOf(name)}:8008${path}`, {
    // A switchover is answered when it has happened.
    signal: AbortSignal.timeout(body ? 60_000 : 2_000),
    ...(body && { method, body: JSON.stringify(body) }),
  }).catch(() => null);
}
