/** The parts of the profile, in their order; each is an address of its own (`#security`). */
export const profileSections = ['details', 'mail', 'look', 'calendar', 'security', 'data'] as const;

export type ProfileSectionName = (typeof profileSections)[number];
