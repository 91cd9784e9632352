export * from './clock-shift.ts';
export * from './greeting.ts';
export * from './instants.ts';
export * from './ordinal-day.ts';
export * from './zones.ts';
