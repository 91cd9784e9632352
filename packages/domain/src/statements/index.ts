export * from './agreed-revenue.ts';
export * from './disputes.ts';
export * from './initials.ts';
export * from './paid-visit-kinds.ts';
export * from './rates.ts';
export * from './statement-lines.ts';
export * from './statement-months.ts';
export * from './visit-payment.ts';
