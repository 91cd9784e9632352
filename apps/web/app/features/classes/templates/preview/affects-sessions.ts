import type { TemplateImpact } from '@pulse/contract/client';

/** Whether a change of a class does anything to its sessions, or leaves some out that it would change. */
export function affectsSessions({ at_once, booked, by_hand }: TemplateImpact): boolean {
  const { created, changed, removed } = at_once;
  return created + changed + removed + booked.changed + booked.removed + by_hand.kept > 0;
}
