import type { previewClassTemplate as operation } from '@pulse/contract';
import type { z } from 'zod';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts';
import { classHooks } from '../../class-hooks.ts';
import { findTemplate } from '../class-templates.store.ts';
import { loadTemplateChange } from './load-template-change.ts';
import { presentImpact, type TemplateImpact } from './present-impact.ts';

/** What a change of a class would do to its sessions; changes nothing and locks nothing. */
export async function previewClassTemplate(
  deps: Deps,
  { organisationId }: AuthenticatedUser,
  id: string,
  { version, ...fields }: z.output<typeof operation.body>,
): Promise<TemplateImpact | Refusal> {
  if (!organisationId) return refuse('not_found');
  return inTransaction(deps.db, async (tx) => {
    const unlocked = { template: findTemplate, sessions: async () => undefined };
    const target = { organisationId, id, version };
    const loaded = await loadTemplateChange(tx, deps, target, fields, unlocked);
    if (isRefusal(loaded)) return loaded;
    const { template, plan } = loaded;
    const details = { zone: template.venue_time_zone, capacity: fields.capacity };
    return presentImpact(tx, classHooks(deps), plan, details);
  });
}
