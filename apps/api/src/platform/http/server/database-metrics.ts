import { Gauge, type Registry } from 'prom-client';
import { anyStandbyConfirms } from '../../database/synchronous-standbys.store.ts';
import type { Deps } from '../../deps.ts';
import { longestWaitOfEvents } from '../../events/outbox.store.ts';

/** A database that has not answered by then leaves its figures out. */
const ANSWER_WITHIN_MS = 2_000;

/** What the database knows and alarms are about (deploy/monitoring); without its answer it is NaN. */
export function measureDatabase(register: Registry, { db, clock }: Deps): void {
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [register],
      async collect() {
        this.set(await answerInTime(read()));
      },
    });
  gauge('outbox_oldest_seconds', 'How long the domain event that waited longest has been due', () =>
    longestWaitOfEvents(db, new Date(clock.now())),
  );
  gauge('database_any_standby_confirms', '1 while synchronous_standby_names has a *', async () =>
    Number(await anyStandbyConfirms(db)),
  );
}

function answerInTime(answer: Promise<number>): Promise<number> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(Number.NaN), ANSWER_WITHIN_MS);
    answer
      .catch(() => Number.NaN)
      .then((value) => {
        clearTimeout(timer);
        resolve(value);
      });
  });
}
