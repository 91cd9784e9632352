export * from './checkins-arrival.ts';
export * from './checkins-codes.ts';
export * from './checkins-door.ts';
export * from './checkins-member.ts';
