export * from './month-review.ts';
export * from './weeks.ts';
