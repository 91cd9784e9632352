import { type TemplateValues, toTemplateFields } from './template-values.ts';

/** A sentence about a fault: that of its field, or of this very fault. */
export type TemplateFault =
  | Exclude<keyof TemplateValues, 'tier' | 'level' | 'language' | 'women_only' | 'currency'>
  | 'startMissing'
  | 'weekly_duplicate'
  | 'last_date_before_first'
  | 'no_occurrence';

interface Issue {
  path: readonly PropertyKey[];
  code?: string;
  params?: { code?: string };
}

interface BodySchema {
  safeParse: (body: unknown) => { success: boolean; error?: { issues: readonly Issue[] } };
}

const fieldNames: Record<string, keyof TemplateValues> = {
  weekly: 'times',
  drop_in_price: 'price',
};
const fieldSentences = [
  'venue_id',
  'name',
  'description',
  'activity',
  'trainer_id',
  'what_to_bring',
  'capacity',
  'duration_minutes',
  'price',
  'times',
  'first_date',
  'last_date',
] as const satisfies TemplateFault[];
const ownSentences: Record<string, TemplateFault> = {
  weekly_duplicate: 'weekly_duplicate',
  last_date_before_first: 'last_date_before_first',
  no_occurrence: 'no_occurrence',
};

/** The field of the form for a field of the contract, such as `weekly.0.start`. */
export function formFieldOf(contractField: string): string {
  const [first = ''] = contractField.split('.');
  return fieldNames[first] ?? first;
}

/**
 * The faults that the contract's schema finds in what was typed, the first of each field. `hasTimes` is
 * false for a class that takes place on single dates and needs no weekly times.
 */
export function findTemplateErrors(
  schema: BodySchema,
  values: TemplateValues,
  hasTimes = true,
): Partial<Record<string, TemplateFault>> {
  const faults: Partial<Record<string, TemplateFault>> = {};
  // A start without a weekday would be left out of the request unnoticed.
  if (values.times.some(({ weekdays }) => weekdays.length === 0)) faults.times = 'times';
  const body = toTemplateFields(values);
  for (const { path, params } of schema.safeParse(body).error?.issues ?? []) {
    const field = formFieldOf(String(path[0]));
    if (field === 'times' && !hasTimes && values.times.length === 0) continue;
    const own = path.at(-1) === 'start' ? 'startMissing' : ownSentences[params?.code ?? ''];
    faults[field] ??= own ?? sentenceOf(field);
  }
  return faults;
}

function sentenceOf(field: string): TemplateFault | undefined {
  return fieldSentences.find((sentence) => sentence === field);
}
