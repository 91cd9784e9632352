import ICAL from 'ical.js';
import { z } from 'zod';

const property = z.tuple([z.string(), z.record(z.string(), z.unknown()), z.string()], z.unknown());
const component = z.tuple([z.literal('vevent'), z.array(property), z.array(z.unknown())]);

/** One property of an event with its parameters and values, as jCal (RFC 7265) has them. */
export interface EventProperty {
  type: string;
  parameters: Record<string, unknown>;
  values: unknown[];
}

/** The properties of an event by their name in lower case. */
export type EventProperties = Map<string, EventProperty[]>;

/** The properties of one event as its lines have them; null when the lines are no iCalendar. */
export function parseEvent(text: string): EventProperties | null {
  const parsed = component.safeParse(parseLines(text));
  if (!parsed.success) return null;
  const [, properties] = parsed.data;
  return Map.groupBy(
    properties.map(([name, parameters, type, ...values]) => ({ name, parameters, type, values })),
    ({ name }) => name,
  );
}

function parseLines(text: string): unknown {
  try {
    return ICAL.parse(text);
  } catch {
    return null;
  }
}

/** The text of a property; empty without it. */
export function textOf(properties: EventProperties, name: string): string {
  const [value] = properties.get(name)?.[0]?.values ?? [];
  return typeof value === 'string' ? value.trim() : '';
}
