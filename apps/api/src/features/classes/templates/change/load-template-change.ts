import { type EpochMs, localDateOf, scheduleFault } from '@pulse/domain';
import type { Tx } from '../../../../platform/database/transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { isRefusal, type Refusal, refuse } from '../../../../platform/refusal.ts';
import { chooseTrainer, lockChosenVenue } from '../../../venues/index.ts';
import { type ClassTemplateRow, findTemplate } from '../class-templates.store.ts';
import { fieldsOfSessions, type TemplateFields } from '../template-columns.ts';
import { listClosedDates, listTemplateSessions } from '../template-sessions.store.ts';
import { planSpan, planTemplateChange, type TemplatePlan } from './plan-template-change.ts';

/** How the class and its sessions are locked before anything is decided. */
export interface TemplateLocks {
  template(tx: Tx, organisationId: string, id: string): Promise<ClassTemplateRow | null>;
  sessions(tx: Tx, templateId: string, now: Date): Promise<void>;
}

/** Which class the partner changes, and which version of it they have seen, where that matters. */
export interface TemplateToChange {
  organisationId: string;
  id: string;
  version?: number;
}

/** A class and what a change does to its sessions still to come. */
interface LoadedChange {
  template: ClassTemplateRow;
  plan: TemplatePlan;
}

/**
 * Loads a class and what a change does to it. Locks the trainer, the venue, the class and its sessions
 * in this order, as all transactions do that change them. Refuses an old version, an archived class, a
 * trainer who cannot be chosen, and a schedule without a class.
 */
export async function loadTemplateChange(
  tx: Tx,
  { clock }: Deps,
  target: TemplateToChange & { version: number },
  fields: TemplateFields,
  locks: TemplateLocks,
): Promise<LoadedChange | Refusal> {
  const { organisationId, id } = target;
  const found = await findTemplate(tx, organisationId, id);
  if (!found) return refuse('not_found');
  const { trainer_id } = fields;
  const trainer = trainer_id && (await chooseTrainer(tx, organisationId, trainer_id, 'trainer_id'));
  if (isRefusal(trainer)) return trainer;
  const template = await lockTemplateOf(tx, found, target, locks);
  if (isRefusal(template)) return template;
  const fault = faultOf(template, fields);
  if (fault) return refuse('validation_failed', fault);
  return planChange(tx, template, fields, locks, clock.now());
}

/**
 * Loads a class and what would make its sessions the same as the class is now, under the same locks.
 * A request that archives its trainer waits for them, so that the trainer needs no lock here. Refuses an
 * archived class and, where one is named, an old version.
 */
export async function loadTemplateDifferences(
  tx: Tx,
  { clock }: Deps,
  target: TemplateToChange,
  locks: TemplateLocks,
): Promise<LoadedChange | Refusal> {
  const found = await findTemplate(tx, target.organisationId, target.id);
  if (!found) return refuse('not_found');
  const template = await lockTemplateOf(tx, found, target, locks);
  if (isRefusal(template)) return template;
  return planChange(tx, template, fieldsOfSessions(template), locks, clock.now());
}

async function lockTemplateOf(
  tx: Tx,
  found: ClassTemplateRow,
  { organisationId, id, version }: TemplateToChange,
  locks: TemplateLocks,
): Promise<ClassTemplateRow | Refusal> {
  await lockChosenVenue(tx, organisationId, found.venue_id);
  const template = await locks.template(tx, organisationId, id);
  if (!template) return refuse('not_found');
  if (template.archived_at) return refuse('class_template_archived');
  if (version !== undefined && template.version !== version)
    return refuse('version_conflict', { version: template.version });
  return template;
}

async function planChange(
  tx: Tx,
  template: ClassTemplateRow,
  fields: TemplateFields,
  locks: TemplateLocks,
  now: EpochMs,
): Promise<LoadedChange> {
  const { id, venue_id, venue_time_zone } = template;
  await locks.sessions(tx, id, new Date(now));
  const from = localDateOf(now, venue_time_zone);
  const sessions = await listTemplateSessions(tx, id, { from, now: new Date(now) });
  const closedDays = await listClosedDates(tx, venue_id, planSpan(template, sessions, now));
  const closed = [...closedDays, ...template.excluded_dates];
  return { template, plan: planTemplateChange(template, fields, { sessions, closed, now }) };
}

// Dates and times are checked together with those that stay; a class with single dates has no times.
function faultOf(template: ClassTemplateRow, fields: TemplateFields) {
  const { weekly = template.weekly, first_date = template.first_date } = fields;
  const { last_date = template.last_date } = fields;
  if (weekly.length === 0) return null;
  return scheduleFault({ weekly, first_date, last_date });
}
