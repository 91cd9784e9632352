export * from './password/contains-own-words.ts';
export * from './password/password.ts';
export * from './password/password-setup.ts';
export * from './profile/birthday.ts';
export * from './roles.ts';
export * from './sessions/refresh-rotation.ts';
export * from './sessions/token-lifetimes.ts';
