import { DAY, type EpochMs } from '@pulse/domain';
import type { Tx } from '../../../platform/database/transaction.ts';
import { type ClassTemplateRow, findTemplate } from '../templates/class-templates.store.ts';
import { insertClassChange, type TemplateState } from './class-changes.store.ts';
import { listSessionStates, stateOf } from './session-states.store.ts';

/** What a change is about to touch; the caller has locked all of it. */
interface ClassesToChange {
  organisationId: string;
  sessionIds: readonly string[];
  /** The class itself, where it changes too. */
  templateId?: string;
}

/** Carries out a change of locked sessions and keeps what was there before; returns its id. */
export async function recordClassChange(
  tx: Tx,
  { organisationId, sessionIds, templateId }: ClassesToChange,
  now: EpochMs,
  change: () => Promise<void>,
): Promise<string> {
  const load = async () => ({
    sessions: (await listSessionStates(tx, sessionIds)).map(stateOf),
    template: templateId ? await findTemplate(tx, organisationId, templateId) : null,
  });
  const before = await load();
  await change();
  const after = await load();
  const afterById = new Map(after.sessions.map((state) => [state.id, state]));
  const sessions = before.sessions.flatMap((state) => {
    const changed = afterById.get(state.id);
    return changed ? [{ before: state, after: changed }] : [];
  });
  const template =
    before.template && after.template
      ? { before: templateStateOf(before.template), after: templateStateOf(after.template) }
      : null;
  const record = { changed_at: new Date(now), sessions, template };
  return insertClassChange(tx, organisationId, record, new Date(now - DAY));
}

/** The columns of a class that a change of its dates sets, as they are now. */
export function templateStateOf(row: ClassTemplateRow): TemplateState {
  const { id, venue_id, version, weekly, duration_minutes, trainer_id, capacity, last_date } = row;
  return { id, venue_id, version, weekly, duration_minutes, trainer_id, capacity, last_date };
}
