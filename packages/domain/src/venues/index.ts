export * from './distance.ts';
export * from './favourites.ts';
export * from './opening-hours.ts';
export * from './opening-hours-faults.ts';
export * from './publish-requirements.ts';
export * from './tiers.ts';
export * from './travel-time.ts';
export * from './venue-states.ts';
