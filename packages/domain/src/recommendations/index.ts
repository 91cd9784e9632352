export * from './daypart.ts';
export * from './first-steps.ts';
export * from './reasons.ts';
export * from './recommend-classes.ts';
export * from './recommendation-context.ts';
