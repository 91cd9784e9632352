export * from './allowance.ts';
export * from './billing-month.ts';
export * from './change-plan.ts';
export * from './pause.ts';
export * from './plan-rules.ts';
export * from './plans.ts';
export * from './proration.ts';
export * from './subscription-states.ts';
