import { own, PARTNER, type Row } from './row.ts';

const newTemplate = (venue_id: string) => ({
  venue_id,
  name: 'Reformer Flow',
  activity: 'pilates',
  capacity: 8,
  duration_minutes: 50,
  drop_in_price: null,
  tier: 'standard',
  weekly: [{ weekday: 1, start: '18:00' }],
  first_date: '2026-11-01',
});

/** Trainers and classes: staff run the schedule. */
export const classRows: Record<string, Row> = {
  listPartnerTrainers: own(PARTNER, '/partner/trainers'),
  createPartnerTrainer: own(PARTNER, '/partner/trainers', { name: 'Maya', activities: [] }),
  getPartnerTrainer: {
    roles: PARTNER,
    about: async ({ trainer }) => [`/partner/trainers/${await trainer()}`],
  },
  changePartnerTrainer: {
    roles: PARTNER,
    about: async ({ trainer }) => [
      `/partner/trainers/${await trainer()}`,
      { version: 1, name: 'Mo' },
    ],
  },
  archivePartnerTrainer: {
    roles: PARTNER,
    about: async ({ trainer }) => [`/partner/trainers/${await trainer()}/archive`, {}],
  },
  restorePartnerTrainer: {
    roles: PARTNER,
    about: async ({ trainer }) => [`/partner/trainers/${await trainer()}/restore`],
  },
  setTrainerPhoto: {
    roles: PARTNER,
    about: async ({ trainer }) => [`/partner/trainers/${await trainer()}/photo`, {}],
  },
  removeTrainerPhoto: {
    roles: PARTNER,
    about: async ({ trainer }) => [`/partner/trainers/${await trainer()}/photo`],
  },
  listClassTemplates: own(PARTNER, '/partner/class-templates'),
  createClassTemplate: {
    roles: PARTNER,
    about: ({ venue }) => ['/partner/class-templates', newTemplate(venue)],
    other: 'invalid',
  },
  getClassTemplate: {
    roles: PARTNER,
    about: async ({ template }) => [`/partner/class-templates/${await template()}`],
  },
  previewClassTemplate: {
    roles: PARTNER,
    about: async ({ template }) => [
      `/partner/class-templates/${await template()}/preview`,
      { version: 1, name: 'Flow' },
    ],
  },
  changeClassTemplate: {
    roles: PARTNER,
    about: async ({ template }) => [
      `/partner/class-templates/${await template()}`,
      { version: 1, name: 'Flow' },
    ],
  },
  getClassTemplateDifferences: {
    roles: PARTNER,
    about: async ({ template }) => [`/partner/class-templates/${await template()}/differences`],
  },
  applyClassTemplate: {
    roles: PARTNER,
    about: async ({ template }) => [
      `/partner/class-templates/${await template()}/apply`,
      { version: 1 },
    ],
  },
  publishClassTemplate: {
    roles: PARTNER,
    about: async ({ template }) => [`/partner/class-templates/${await template()}/publish`],
  },
  archiveClassTemplate: {
    roles: PARTNER,
    about: async ({ template }) => [`/partner/class-templates/${await template()}/archive`],
  },
  restoreClassTemplate: {
    roles: PARTNER,
    about: async ({ template }) => [`/partner/class-templates/${await template()}/restore`],
  },
};
