export * from './class-templates.ts';
export * from './closures.ts';
export * from './interpret-search.ts';
export * from './partner-sessions.ts';
export * from './search.ts';
export * from './session-impact.ts';
export * from './sessions.ts';
export * from './timetable-import.ts';
