export * from './occurrences.ts';
export * from './schedule-change.ts';
export * from './session-states.ts';
