export * from './application.ts';
export * from './apply.ts';
export * from './resend-invitation.ts';
export * from './review-applications.ts';
export * from './submit.ts';
