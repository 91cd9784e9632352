import type { PartnerClassSession } from '@pulse/contract/client';

export interface ScheduledTemplate {
  id: string;
  title: string;
  capacity: number;
  trainers: string[];
  /** Each wall time with the local dates it is held on, earliest first. */
  times: { localStart: string; dates: string[] }[];
}

/**
 * The class templates behind dated sessions, by title: when each is held and who teaches. Cancelled
 * sessions do not count; the capacity is that of the template's first session.
 */
export function templatesOfSessions(sessions: readonly PartnerClassSession[]): ScheduledTemplate[] {
  const templates = new Map<string, ScheduledTemplate>();
  for (const session of sessions) {
    if (session.status === 'cancelled') continue;
    const { class_template_id: id, title, capacity, trainer_name } = session;
    const template = templates.get(id) ?? { id, title, capacity, trainers: [], times: [] };
    if (trainer_name && !template.trainers.includes(trainer_name)) {
      template.trainers.push(trainer_name);
    }
    const time = template.times.find(({ localStart }) => localStart === session.local_start);
    if (time) time.dates.push(session.local_date);
    else template.times.push({ localStart: session.local_start, dates: [session.local_date] });
    templates.set(id, template);
  }
  return [...templates.values()].sort((one, other) => one.title.localeCompare(other.title));
}
