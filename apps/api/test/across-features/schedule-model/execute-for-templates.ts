import { expect } from 'vitest';
import { choose } from './choose.ts';
import type { Command } from './commands.ts';
import { addDays, localDate, type ModelTemplate } from './model.ts';
import {
  changeTemplate,
  createTemplate,
  hasOccurrence,
  isTooSmall,
  planTemplateChange,
  previewTemplateChange,
  type TemplateChange,
} from './model-templates.ts';
import type { Run } from './run.ts';

type Of<Type extends Command['type']> = Extract<Command, { type: Type }>;

export async function executeCreateTemplate(
  run: Run,
  { venue: index, trainer, lastsWeeks, ...fields }: Of<'create_template'>,
): Promise<string> {
  const { fixture, model, trainers } = run;
  const venue = choose(model.venues, index);
  if (!venue) return 'no venue';
  const firstDate = localDate(model.now, venue.zone);
  const template = {
    ...fields,
    venue,
    trainer: trainer === null ? null : (trainers[trainer] ?? null),
    firstDate,
    lastDate: lastsWeeks === null ? null : addDays(firstDate, 7 * lastsWeeks),
  };
  const { id } = await fixture.create({
    venue_id: venue.id,
    first_date: firstDate,
    ...wireFields(template),
  });
  createTemplate(model, { ...template, id });
  return 'created';
}

export async function executeChangeTemplate(
  run: Run,
  { which, consent, ...fields }: Of<'change_template'>,
): Promise<string> {
  const { fixture, model } = run;
  const template = choose(model.templates, which);
  if (!template) return 'no template';
  const path = `/partner/class-templates/${template.id}`;
  const change = changeOf(run, template, fields);
  const { version } = (await fixture.asStaff.get(path)).body;
  const body = { version, ...wireFields({ ...change, ...withWeekly(template, change) }) };
  const preview = await fixture.asStaff.post(`${path}/preview`, body);
  const answer = await fixture.asStaff.patch(path, {
    ...body,
    apply_to_booked: consent,
    reason: 'A new plan',
  });
  if (!hasOccurrence({ ...template, ...change })) {
    expect([preview.body.code, answer.body.code]).toEqual([
      'validation_failed',
      'validation_failed',
    ]);
    return 'validation_failed';
  }
  const plan = planTemplateChange(model, template, change);
  expect(preview.body).toMatchObject(previewTemplateChange(model, plan));
  if (consent && isTooSmall(model, plan, change)) {
    expect(answer.body.code).toBe('capacity_below_booked');
    return 'capacity_below_booked';
  }
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.body.impact).toEqual(preview.body);
  changeTemplate(model, template, { plan, change, consent });
  return consent ? 'changed with consent' : 'changed';
}

function changeOf(
  { model, trainers }: Run,
  { venue, firstDate }: ModelTemplate,
  {
    trainer,
    lastsWeeks,
    weekdays,
    start,
    minutes,
    capacity,
  }: Omit<Of<'change_template'>, 'which' | 'consent'>,
): TemplateChange {
  const today = localDate(model.now, venue.zone);
  const lastDate = lastsWeeks && addDays(today < firstDate ? firstDate : today, 7 * lastsWeeks);
  const change = {
    weekdays,
    start,
    minutes,
    capacity,
    trainer: trainer === undefined || trainer === null ? trainer : trainers[trainer],
    lastDate,
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

/** Weekdays and start are one field on the wire: one of them alone is sent with the other one. */
function withWeekly(template: ModelTemplate, { weekdays, start }: TemplateChange) {
  if (weekdays === undefined && start === undefined) return {};
  return { weekdays: weekdays ?? template.weekdays, start: start ?? template.start };
}

function wireFields({ weekdays, start, minutes, capacity, trainer, lastDate }: TemplateChange) {
  return {
    ...(weekdays && { weekly: weekdays.map((weekday) => ({ weekday, start })) }),
    ...(minutes !== undefined && { duration_minutes: minutes }),
    ...(capacity !== undefined && { capacity }),
    ...(trainer !== undefined && { trainer_id: trainer }),
    ...(lastDate !== undefined && { last_date: lastDate }),
  };
}
