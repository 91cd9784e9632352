export * from './class-templates.ts';
export * from './interpret-search.ts';
export * from './search.ts';
export * from './sessions.ts';
export * from './timetable-import.ts';
