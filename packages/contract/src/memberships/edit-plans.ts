import { PLAN_EDITORS, PLAN_READERS } from '@pulse/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { currencyCode, instant, money, pageOf } from '../schemas.ts';
import { billingInterval, planCode } from './membership.ts';

const tag = 'memberships';

/** A price that can be charged: more than nothing, in a currency that exists. */
const price = z.strictObject({
  amount_minor: z.int().min(1).max(Number.MAX_SAFE_INTEGER).describe('In minor units'),
  currency: currencyCode,
});

const limits = {
  classes_per_day: z.int().min(1).max(24),
  visits_per_month: z.int().min(1).max(999).nullable().describe('null: no limit'),
  plus_visits_per_month: z.int().min(0).max(999),
};

const editedPlan = z
  .object({
    code: planCode,
    version: z.int(),
    ...limits,
    monthly_price: money,
    yearly_price: money,
    published_at: instant.nullable().describe('null: visitors do not see the prices'),
    agreed_prices: z
      .array(z.object({ interval: billingInterval, price: money, members: z.int() }))
      .describe('What those agreed to whose membership renews as it is'),
  })
  .meta({ id: 'EditedPlan' });

const plans = pageOf(editedPlan);

export const listPlansToEdit = operation({
  id: 'listPlansToEdit',
  method: 'GET',
  path: '/admin/plans',
  tag,
  access: PLAN_READERS,
  summary: 'The plans with their prices, published or not, and what their members agreed to',
  responses: { 200: plans },
  refusals: [],
});

export const editPlan = operation({
  id: 'editPlan',
  method: 'PATCH',
  path: '/admin/plans/:id',
  tag,
  access: PLAN_EDITORS,
  summary: 'Change limits and prices for members who join or renew from now on',
  params: z.object({ id: z.string().max(40).describe('The code of the plan') }),
  body: z.strictObject({
    version: z.int().describe('That was edited; refused when it is not the current one'),
    classes_per_day: limits.classes_per_day.optional(),
    visits_per_month: limits.visits_per_month.optional(),
    plus_visits_per_month: limits.plus_visits_per_month.optional(),
    monthly_price: price.optional(),
    yearly_price: price.optional(),
  }),
  responses: { 200: editedPlan },
  refusals: ['not_found', 'version_conflict', 'validation_failed'],
});

export const publishPlans = operation({
  id: 'publishPlans',
  method: 'POST',
  path: '/admin/plans/publish',
  tag,
  access: PLAN_EDITORS,
  summary: 'Show the prices of all plans to visitors',
  responses: { 200: plans },
  refusals: [],
});

export const withdrawPlans = operation({
  id: 'withdrawPlans',
  method: 'POST',
  path: '/admin/plans/withdraw',
  tag,
  access: PLAN_EDITORS,
  summary: 'Hide the prices of all plans from visitors',
  responses: { 200: plans },
  refusals: [],
});
