export * from './sessions.ts';
export * from './timetable-import.ts';
export * from './search.ts';
