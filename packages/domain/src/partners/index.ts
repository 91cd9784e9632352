export * from './application-states.ts';
