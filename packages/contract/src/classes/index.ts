export * from './sessions.ts';
export * from './timetable-import.ts';
