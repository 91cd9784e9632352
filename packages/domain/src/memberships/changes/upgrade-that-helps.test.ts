import { expect, test } from 'vitest';
import { DEMO_PLANS, type PlanCode } from '../plans/plans.ts';
import { upgradeThatHelps } from './upgrade-that-helps.ts';

const rule = (code: string, used = 0, booked = 0) => ({
  code,
  passed: false,
  details: { used, booked },
});
const passed = { code: 'monthly_limit_reached', passed: true, details: { used: 1, booked: 0 } };

test.each<[string, PlanCode, ReturnType<typeof rule>[], PlanCode, string[]]>([
  [
    'a Plus class on Basic',
    'basic',
    [rule('plus_limit_reached')],
    'plus',
    ['plus_visits_per_month'],
  ],
  [
    'a second class that day',
    'basic',
    [rule('daily_limit_reached', 0, 1)],
    'plus',
    ['classes_per_day'],
  ],
  [
    'a third class that day',
    'basic',
    [rule('daily_limit_reached', 1, 1)],
    'unlimited',
    ['classes_per_day'],
  ],
  [
    'the 17th visit on Plus',
    'plus',
    [rule('monthly_limit_reached', 16)],
    'unlimited',
    ['visits_per_month'],
  ],
  [
    'both at once',
    'basic',
    [rule('daily_limit_reached', 0, 1), rule('plus_limit_reached')],
    'plus',
    ['classes_per_day', 'plus_visits_per_month'],
  ],
])('%s: the smallest plan that helps', (_, current, rules, code, raises) => {
  const upgrade = upgradeThatHelps([passed, ...rules], DEMO_PLANS, current);
  expect([upgrade?.plan.code, upgrade?.raises]).toEqual([code, raises]);
});

test.each<[string, PlanCode, ReturnType<typeof rule>[]]>([
  ['the largest plan is used up', 'unlimited', [rule('plus_limit_reached', 12)]],
  ['no plan allows four classes a day', 'basic', [rule('daily_limit_reached', 3)]],
  ['the venue has a limit of its own', 'basic', [rule('venue_limit_reached', 4)]],
  ['the class is full besides', 'basic', [rule('plus_limit_reached'), rule('class_full')]],
  ['nothing failed', 'basic', []],
])('none when %s', (_, current, rules) => {
  expect(upgradeThatHelps([passed, ...rules], DEMO_PLANS, current)).toBeNull();
});
