import type { ClassTemplate, CreateClassTemplateData } from '@pulse/contract/client';
import { type ActivityName, isActivity } from '#ui/choices/activities-and-amenities.ts';
import { amountOf } from '#ui/format/formatter.ts';
import { parseAmount } from '#ui/format/parse-amount.ts';
import { groupWeeklyTimes, listWeeklyTimes, type WeeklyStart } from './times/group-weekly-times.ts';

/** The values of the form; an empty text is a missing value. */
export interface TemplateValues {
  venue_id: string;
  name: string;
  description: string;
  activity: ActivityName | '';
  trainer_id: string;
  capacity: string;
  duration_minutes: string;
  price: string;
  currency: string;
  tier: ClassTemplate['tier'];
  level: ClassTemplate['level'];
  language: ClassTemplate['language'];
  women_only: boolean;
  what_to_bring: string;
  times: WeeklyStart[];
  first_date: string;
  last_date: string;
}

/** What a request says of a class, in the contract's names; invalid values are left to its schema. */
type TemplateFields = Omit<CreateClassTemplateData['body'], 'activity' | 'draft'> & {
  activity: ActivityName | undefined;
};

/** The form values of a new class at a venue, from a local date on. */
export function newTemplateValues(
  venueId: string,
  today: string,
  currency: string,
): TemplateValues {
  return {
    venue_id: venueId,
    name: '',
    description: '',
    activity: '',
    trainer_id: '',
    capacity: '',
    duration_minutes: '60',
    price: '',
    currency,
    tier: 'standard',
    level: null,
    language: null,
    women_only: false,
    what_to_bring: '',
    times: [{ start: '', weekdays: [] }],
    first_date: today,
    last_date: '',
  };
}

/** The form values of a saved class; `currency` is that of its venue, for one without a price. */
export function toTemplateValues(template: ClassTemplate, currency: string): TemplateValues {
  const { drop_in_price: price, activity } = template;
  return {
    venue_id: template.venue_id,
    name: template.name,
    description: template.description,
    activity: isActivity(activity) ? activity : '',
    trainer_id: template.trainer_id ?? '',
    capacity: String(template.capacity),
    duration_minutes: String(template.duration_minutes),
    price: price ? String(amountOf(price)) : '',
    currency: price?.currency ?? currency,
    tier: template.tier,
    level: template.level,
    language: template.language,
    women_only: template.women_only,
    what_to_bring: template.what_to_bring,
    times: groupWeeklyTimes(template.weekly),
    first_date: template.first_date,
    last_date: template.last_date ?? '',
  };
}

const numberOf = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

/** What these values mean in the contract's names. */
export function toTemplateFields(values: TemplateValues): TemplateFields {
  const { venue_id, activity, tier, first_date, price, currency } = values;
  const { level, language, women_only } = values;
  return {
    venue_id,
    name: values.name.trim(),
    description: values.description.trim(),
    activity: activity || undefined,
    trainer_id: values.trainer_id || null,
    capacity: numberOf(values.capacity),
    duration_minutes: numberOf(values.duration_minutes),
    drop_in_price: price.trim() ? { amount_minor: parseAmount(price, currency), currency } : null,
    tier,
    level,
    language,
    women_only,
    what_to_bring: values.what_to_bring.trim(),
    weekly: listWeeklyTimes(values.times),
    first_date,
    last_date: values.last_date || null,
  };
}

/** The fields in which these values differ from `base`: what was not touched is not sent. */
export function changedFields(
  base: TemplateValues,
  values: TemplateValues,
): Partial<TemplateFields> {
  const before = Object.entries(toTemplateFields(base));
  const same = new Map(before.map(([name, value]) => [name, JSON.stringify(value)]));
  const changed = Object.entries(toTemplateFields(values)).filter(
    ([name, value]) => JSON.stringify(value) !== same.get(name),
  );
  return Object.fromEntries(changed);
}
