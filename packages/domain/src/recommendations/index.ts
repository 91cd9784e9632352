export * from './first-steps.ts';
export * from './reasons.ts';
export * from './recommend-classes.ts';
export * from './recommendation-facts.ts';
export * from './wall-clock.ts';
