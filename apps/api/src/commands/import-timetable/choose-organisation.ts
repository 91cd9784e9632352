import { ConfigError } from '../../config.ts';
import { listOrganisationsCalled } from '../../features/accounts/index.ts';
import { listAgreedOrganisations } from '../../features/partners/index.ts';
import type { Db } from '../../platform/database/transaction.ts';

/** Whose venues a timetable is about, as the caller says. */
export interface OrganisationChoice {
  /** The name or id of one that agreed. */
  organisation: string | null;
  /** Create that of the mapping as a draft, or go on with the draft of an earlier import. */
  create: boolean;
}

/**
 * The id of the organisation to import for; null for a draft that the import creates. Venues and their
 * classes are published in the name of their organisation, so one that has not agreed is refused
 * unless the caller asks for a draft, which stays unseen.
 */
export async function chooseOrganisation(
  db: Db,
  { organisation, create }: OrganisationChoice,
  nameInMapping: string,
): Promise<string | null> {
  const called = organisation ?? nameInMapping;
  const known = await listOrganisationsCalled(db, called);
  const agreed = await listAgreedOrganisations(
    db,
    known.map(({ id }) => id),
  );
  const draft = known.find(({ id }) => !agreed.has(id));
  if (create) {
    const [id] = agreed;
    if (id) refuse(`“${called}” exists and has agreed: import for it with --organisation ${id}.`);
    return draft?.id ?? null;
  }
  const [id, ...others] = agreed;
  if (others.length > 0)
    refuse(
      `Several organisations are called “${called}”: give --organisation the id of one (${[...agreed].join(', ')}).`,
    );
  if (id) return id;
  return refuse(
    draft
      ? `“${called}” has not agreed: it has no approved application. Ask it to apply on the page /partners and approve its application, or prepare its venues as drafts with --create-organisation.`
      : `There is no organisation “${called}”. Correct the name or id after --organisation, or prepare its venues as drafts with --create-organisation.`,
  );
}

function refuse(fault: string): never {
  throw new ConfigError([fault]);
}
