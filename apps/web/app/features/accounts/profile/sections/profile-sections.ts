/** The sections of the profile, in display order; each name is a URL hash (`#security`). */
export const profileSections = ['details', 'mail', 'look', 'calendar', 'security', 'data'] as const;

export type ProfileSectionName = (typeof profileSections)[number];
