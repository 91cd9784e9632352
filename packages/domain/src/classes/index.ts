export * from './alternatives/rank-alternatives.ts';
export * from './schedule/occurrences.ts';
export * from './schedule/schedule-change.ts';
export * from './sessions/class-page-path.ts';
export * from './sessions/class-session-states.ts';
