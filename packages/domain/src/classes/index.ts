export * from './schedule/occurrences.ts';
export * from './schedule/schedule-change.ts';
export * from './schedule/schedule-faults.ts';
export * from './sessions/class-session-states.ts';
