import { ANALYTICS_PERIODS, type AnalyticsPeriod, datesOfPeriod } from '@pulse/domain';

/** The choice of free dates beside the named periods. */
export type PeriodChoice = AnalyticsPeriod | 'dates';

export const PERIOD_CHOICES: readonly PeriodChoice[] = [...ANALYTICS_PERIODS, 'dates'];

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The period that the address names, the last 28 days unless it names one, and its days. */
export function periodInAddress(
  params: URLSearchParams,
  today: string,
): { choice: PeriodChoice; from: string | null; to: string } {
  const choice = PERIOD_CHOICES.find((one) => one === params.get('period')) ?? 'last_28';
  if (choice !== 'dates') return { choice, ...datesOfPeriod(choice, today) };
  const [from, to] = [params.get('from'), params.get('to')].map((date) =>
    date && DATE.test(date) ? date : today,
  );
  return { choice, from: from ?? today, to: to ?? today };
}
