export * from './appeals.ts';
export * from './check-in.ts';
export * from './front-desk.ts';
export * from './member-check-in.ts';
export * from './today.ts';
export * from './venue-codes.ts';
export * from './walk-in.ts';
