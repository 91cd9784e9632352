export * from './analytics.ts';
export * from './rows.ts';
