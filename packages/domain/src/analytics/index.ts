export * from './periods.ts';
export * from './roll-up-parts.ts';
