import type { changeClassTemplate } from '@pulse/contract';
import type { z } from 'zod';
import type { ClassTemplateRow } from './class-templates.store.ts';
import { presentClassTemplate } from './present-class-template.ts';

/** The fields of a class that a request names. */
export type TemplateFields = Omit<
  z.output<typeof changeClassTemplate.body>,
  'version' | 'apply_to_booked' | 'reason'
>;

/** The columns of a template for the fields of a request; a field that is left out has none. */
export function templateColumns({ weekly, drop_in_price: price, ...fields }: TemplateFields) {
  return {
    ...fields,
    ...(weekly && { weekly: JSON.stringify(weekly) }),
    ...priceColumns(price),
  };
}

/** The columns of a session for the same fields: those in which sessions follow their class. */
export function sessionColumns(
  {
    name,
    activity,
    tier,
    level,
    language,
    women_only,
    trainer_id,
    capacity,
    drop_in_price: price,
  }: TemplateFields,
  venueTier: string,
) {
  return {
    ...(name !== undefined && { title: name }),
    ...(activity !== undefined && { activity }),
    ...(tier !== undefined && { tier: venueTier === 'plus' ? venueTier : tier }),
    ...(level !== undefined && { level }),
    ...(language !== undefined && { language }),
    ...(women_only !== undefined && { women_only }),
    ...(trainer_id !== undefined && { trainer_id }),
    ...(capacity !== undefined && { capacity }),
    ...priceColumns(price),
  };
}

/**
 * The fields in which the sessions of a class follow it, as the class has them now. A draft asks for no
 * session, and a class with single dates has no times for its sessions.
 */
export function fieldsOfSessions(row: ClassTemplateRow): TemplateFields {
  if (row.draft) return {};
  const { name, activity, tier, trainer_id, capacity, drop_in_price, ...others } =
    presentClassTemplate(row);
  const { level, language, women_only, ...schedule } = others;
  const { weekly, duration_minutes, first_date, last_date } = schedule;
  return {
    ...{ name, activity, tier, level, language, women_only, trainer_id, capacity, drop_in_price },
    ...(weekly.length > 0 && { weekly, duration_minutes, first_date, last_date }),
  };
}

/** The columns of sessions that a change of their class sets. */
export type SessionColumns = ReturnType<typeof sessionColumns>;

// A class without a price keeps the currency of the last one: the column has no empty value.
function priceColumns(price: TemplateFields['drop_in_price']) {
  if (price === undefined) return {};
  return price
    ? { price_minor: price.amount_minor, currency: price.currency }
    : { price_minor: null };
}
