export * from './disputes.ts';
export * from './rates.ts';
export * from './statement.ts';
