import type { PartnerClassSession } from '@pulse/contract/client';

export interface ScheduledTemplate {
  id: string;
  title: string;
  capacity: number;
  trainers: string[];
  /** Each local start time with one local date for each of its weekdays, Monday first. */
  times: { localStart: string; dates: string[] }[];
}

/**
 * Groups class sessions by template, sorted by title, with times and trainers. Cancelled sessions do
 * not count; the capacity is that of the template's first session.
 */
export function groupByTemplate(sessions: readonly PartnerClassSession[]): ScheduledTemplate[] {
  const templates = new Map<string, ScheduledTemplate>();
  for (const session of sessions) {
    if (session.status === 'cancelled') continue;
    const { class_template_id: id, title, capacity, trainer_name } = session;
    const template = templates.get(id) ?? { id, title, capacity, trainers: [], times: [] };
    if (trainer_name && !template.trainers.includes(trainer_name)) {
      template.trainers.push(trainer_name);
    }
    addTime(template, session);
    templates.set(id, template);
  }
  return [...templates.values()].sort((one, other) => one.title.localeCompare(other.title));
}

const weekdayOf = (date: string) => Temporal.PlainDate.from(date).dayOfWeek;

function addTime(template: ScheduledTemplate, session: PartnerClassSession): void {
  const { local_start: localStart, local_date: date } = session;
  const time = template.times.find((other) => other.localStart === localStart);
  if (!time) template.times.push({ localStart, dates: [date] });
  else if (!time.dates.some((other) => weekdayOf(other) === weekdayOf(date))) {
    time.dates.push(date);
    time.dates.sort((one, other) => weekdayOf(one) - weekdayOf(other));
  }
}
