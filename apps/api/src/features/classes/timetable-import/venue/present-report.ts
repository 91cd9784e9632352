import type { venueTimetableReport } from '@pulse/contract';
import type { z } from 'zod';
import type { Remark, RowFault } from '../faults/faults.ts';
import { presentFaults } from '../faults/report-faults.ts';
import { type Language, translateFault } from '../faults/translate-fault.ts';
import type { AdditionWithSessions, ImportPlan } from '../plan/plan-import.ts';
import type { EntriesOfFile } from './entries-of-file.ts';

/** The report of an import, or of its preview, in its wire form. */
export type VenueTimetableReport = z.input<typeof venueTimetableReport>;
type ImportedClass = VenueTimetableReport['classes'][number];

/** How many dates, lines and names are listed of each; the rest is only counted. */
const SHOWN = 20;
const TRAINERS_SHOWN = 100;
const ACTIVITIES_SHOWN = 200;

interface ReportInput {
  file: EntriesOfFile;
  plan: ImportPlan;
  timeZone: string;
  trainersUnknown: readonly string[];
  imported: boolean;
}

/** Presents what an import adds, what it leaves alone and what it refuses. */
export function presentReport(
  { file, plan, timeZone, trainersUnknown, imported }: ReportInput,
  language: Language,
): VenueTimetableReport {
  const added = plan.additions.map(presentAddition);
  const unchanged = plan.unchanged.map(presentUnchanged);
  return {
    format: file.format,
    imported,
    time_zone: timeZone,
    rows: file.rowCount,
    classes: [...added, ...unchanged],
    classes_created: added.filter(({ state }) => state === 'new').length,
    classes_extended: added.filter(({ state }) => state === 'extended').length,
    classes_unchanged: unchanged.length,
    sessions_created: plan.additions.reduce((count, { sessions }) => count + sessions.length, 0),
    starts_past: plan.past,
    starts_on_closed_days: plan.closed,
    trainers_unknown: trainersUnknown.slice(0, TRAINERS_SHOWN),
    activities_unknown: unknownActivities(file.faults),
    remarks: presentRemarks(file.remarks, language),
    rejected: file.faults.length,
    rejections: presentFaults(file.faults, language),
  };
}

function presentAddition({ addition, sessions }: AdditionWithSessions): ImportedClass {
  const { existing, trainer, minutes, activity } = addition;
  return {
    ...presentStarts(addition),
    name: existing?.name ?? addition.name,
    state: existing ? 'extended' : 'new',
    activity: activity as ImportedClass['activity'],
    trainer_name: trainer || null,
    capacity: addition.capacity,
    duration_minutes: minutes,
    first_date: addition.firstDate,
    last_date: addition.lastDate,
    excluded_dates: addition.excludedDates.slice(0, SHOWN),
    sessions: sessions.length,
    differences: [],
  };
}

function presentUnchanged(one: ImportPlan['unchanged'][number]): ImportedClass {
  const { existing, differences } = one;
  return {
    ...presentStarts(one),
    name: existing.name,
    state: 'unchanged',
    activity: existing.activity as ImportedClass['activity'],
    trainer_name: existing.trainer || null,
    capacity: existing.capacity,
    duration_minutes: existing.minutes,
    first_date: existing.firstDate,
    last_date: existing.lastDate,
    excluded_dates: existing.excludedDates.slice(0, SHOWN),
    sessions: 0,
    differences: differences.map(({ field, inFile, existing: current }) => ({
      field,
      in_file: String(inFile),
      current: current === null ? null : String(current),
    })),
  };
}

function presentStarts({
  weekly,
  dates,
  lines,
}: Pick<ImportPlan['unchanged'][number], 'weekly' | 'dates' | 'lines'>) {
  const inWeek = (a: (typeof weekly)[number], b: (typeof weekly)[number]) =>
    a.weekday - b.weekday || a.start.localeCompare(b.start);
  return {
    weekly: weekly.map(({ weekday, start }) => ({ weekday, start })).sort(inWeek),
    dates: dates
      .toSorted((a, b) => `${a.date} ${a.start}`.localeCompare(`${b.date} ${b.start}`))
      .slice(0, SHOWN),
    dates_total: dates.length,
    lines: lines.slice(0, SHOWN),
  };
}

function unknownActivities(faults: readonly RowFault[]): string[] {
  const texts = faults
    .filter(({ code }) => code === 'activity_unknown')
    .map(({ details }) => String(details.value));
  return [...new Set(texts)].slice(0, ACTIVITIES_SHOWN);
}

function presentRemarks(remarks: readonly Remark[], language: Language) {
  const alike = Map.groupBy(remarks, ({ code, details }) => JSON.stringify([code, details]));
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const detail = translateFault(language, first.code, { ...first.details, count: group.length });
    const lines = group.slice(0, SHOWN).map(({ row }) => row);
    return [{ code: first.code, detail, lines, total: group.length }];
  });
}
