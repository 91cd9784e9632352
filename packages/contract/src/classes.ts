export * from './classes-sessions.ts';
export * from './classes-timetable.ts';
