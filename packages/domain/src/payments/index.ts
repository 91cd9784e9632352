export * from './charge-recovery.ts';
export * from './manual-payment.ts';
export * from './payment-states.ts';
export * from './refund-retries.ts';
