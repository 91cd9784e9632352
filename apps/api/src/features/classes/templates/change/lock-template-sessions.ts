import type { Deps } from '../../../../platform/deps.ts';
import { classHooks } from '../../class-hooks.ts';
import { lockTemplate } from '../class-templates.store.ts';
import { listUpcomingSessionIds, lockSessionsById } from '../template-sessions.store.ts';
import type { TemplateLocks } from './load-template-change.ts';

/**
 * The locks for changing a class: no member books a session while it is decided whether it is
 * booked. Where booked sessions change, their members are locked before.
 */
export function locksFor(deps: Deps, withMembers: boolean): TemplateLocks {
  return {
    template: lockTemplate,
    sessions: async (tx, templateId, now) => {
      const ids = await listUpcomingSessionIds(tx, templateId, now);
      await (withMembers
        ? classHooks(deps).lockBookedSessions(tx, ids)
        : lockSessionsById(tx, ids));
    },
  };
}
