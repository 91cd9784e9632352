export * from './instants.ts';
export * from './zones.ts';
