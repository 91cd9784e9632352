export * from './notification-causes.ts';
export * from './quiet-hours.ts';
export * from './reminders.ts';
export * from './types.ts';
