import { ADMIN, own, PARTNER, type Row } from './row.ts';

/** Bank details and staff, which the admin alone changes, and answers to reviews. */
export const organisationRows: Record<string, Row> = {
  listReviewsToAnswer: own(PARTNER, '/partner/reviews/to-answer'),
  answerReview: {
    roles: PARTNER,
    about: async ({ review }) => [
      `/partner/reviews/${await review()}/answer`,
      { text: 'Thank you.' },
    ],
  },

  getOrganisation: own(ADMIN, '/partner/organisation'),
  changeOrganisation: own(ADMIN, '/partner/organisation', {}),
  // Staff read who works with them.
  listStaff: own(PARTNER, '/partner/staff'),
  inviteStaff: own(ADMIN, '/partner/staff', {
    email: 'somebody@example.test',
    full_name: 'Some Body',
    role: 'partner_staff',
  }),
  changeStaff: {
    roles: ADMIN,
    about: async ({ colleague }) => [`/partner/staff/${await colleague()}`, { role: 'manager' }],
  },
  removeStaff: {
    roles: ADMIN,
    about: async ({ colleague }) => [`/partner/staff/${await colleague()}`],
  },
  resendStaffInvitation: {
    roles: ADMIN,
    about: async ({ invitation }) => [`/partner/staff/${await invitation()}/resend`],
  },
};
