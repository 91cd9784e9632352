export * from './application-states.ts';
export * from './venue-setup.ts';
