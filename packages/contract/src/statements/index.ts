export * from './disputes.ts';
export * from './rates.ts';
export * from './revenue.ts';
export * from './statement.ts';
