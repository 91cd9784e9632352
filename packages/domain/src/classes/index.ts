export * from './occurrences.ts';
export * from './session-states.ts';
