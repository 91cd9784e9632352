import { getMeta } from '@pulse/contract';
import type { FastifyInstance } from 'fastify';
import { DEMO_ACCOUNTS } from '../../demo-accounts.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../routes/route.ts';

/** What the web app must know about this server before the user signs in. */
export function registerMeta(app: FastifyInstance, { config, clock }: Deps): void {
  route(app, getMeta, async () => ({
    demo: config.demo,
    demo_accounts: config.demo ? [...DEMO_ACCOUNTS] : [],
    map_style_url: config.mapStyleUrl,
    now: new Date(clock.now()).toISOString(),
  }));
}
