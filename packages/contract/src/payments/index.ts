export * from './demo-payment.ts';
export * from './ops-payments.ts';
export * from './payment.ts';
export * from './receipts.ts';
export * from './search-payments.ts';
