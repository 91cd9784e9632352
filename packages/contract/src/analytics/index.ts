export * from './analytics.ts';
export * from './away-from-home.ts';
export * from './rows.ts';
