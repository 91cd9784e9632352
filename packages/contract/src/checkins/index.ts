export * from './appeals.ts';
export * from './check-in.ts';
export * from './front-desk.ts';
export * from './live.ts';
export * from './member-check-in.ts';
export * from './offline-desk.ts';
export * from './venue-codes.ts';
export * from './walk-in.ts';
