export * from './accounts-devices.ts';
export * from './accounts-fields.ts';
export * from './accounts-password.ts';
export * from './accounts-personal-data.ts';
export * from './accounts-profile.ts';
export * from './accounts-session.ts';
export * from './accounts-sign-up.ts';
