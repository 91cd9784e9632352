export { type ClassHooks, type MemberBookability, setClassHooks } from './class-hooks.ts';
export { presentSessionFields, presentSessionVenue, wallTimeOf } from './present-session.ts';
export type { SessionRow } from './session-row.ts';
export { findSession, lockSession } from './sessions.store.ts';
