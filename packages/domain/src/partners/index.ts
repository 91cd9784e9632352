export * from './application-fields.ts';
export * from './application-states.ts';
export * from './payout-account.ts';
export * from './review-deadline.ts';
export * from './tax-id.ts';
export * from './venue-setup.ts';
