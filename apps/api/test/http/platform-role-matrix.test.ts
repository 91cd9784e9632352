import { OPERATIONS } from '@pulse/contract';
import type { Role } from '@pulse/domain';
import { expect, test } from 'vitest';

/*
 * Who may do what for the platform, written down by hand: the declarations of the contract cannot
 * prove themselves. That they are enforced, for every role and signed out, shows contract.test.ts.
 */
const STAFF: readonly Role[] = ['ops', 'admin'];
const ADMIN: readonly Role[] = ['admin'];

const MATRIX: Record<string, readonly Role[]> = {
  // Applications, feedback and reviews.
  listPartnerApplications: STAFF,
  summarizePartnerApplications: STAFF,
  listApplicationReviewers: STAFF,
  getPartnerApplication: STAFF,
  listApplicationHistory: STAFF,
  addApplicationNote: STAFF,
  assignPartnerApplication: STAFF,
  revealPartnerApplication: STAFF,
  decidePartnerApplication: STAFF,
  resendPartnerInvitation: STAFF,
  listReceivedFeedback: STAFF,
  answerFeedback: STAFF,
  listReportedReviews: STAFF,
  decideReports: STAFF,
  importTimetable: ADMIN,

  // Ops read what is sold; admins decide it, and give it away.
  listPlansToEdit: STAFF,
  editPlan: ADMIN,
  publishPlans: ADMIN,
  withdrawPlans: ADMIN,
  findMember: STAFF,
  giveMembership: ADMIN,

  // Both keep the books.
  searchPayments: STAFF,
  recordManualPayment: STAFF,
  reverseManualPayment: STAFF,
  refundPayment: STAFF,
  listPaymentDifferences: STAFF,
  getAwayFromHome: STAFF,
  getRevenue: STAFF,
  exportRevenue: STAFF,

  // Ops answer disputes; what venues are paid is the admin's to propose.
  listVenueRates: STAFF,
  proposeRates: ADMIN,
  listDisputes: STAFF,
  answerDispute: STAFF,
  // Both see accounts and what was done; admins change roles.
  listUsers: STAFF,
  searchUsers: STAFF,
  getUser: STAFF,
  changeUserRole: ADMIN,
  listAuditLog: STAFF,
  exportAuditLog: STAFF,
};

const platformOperations = OPERATIONS.filter(({ path }) => path.startsWith('/admin/'));

test('every route of the platform is in the table, and nothing else', () => {
  expect(platformOperations.map(({ id }) => id).sort()).toEqual(Object.keys(MATRIX).sort());
});

test.each(platformOperations)('$id is open to its roles only', ({ id, access }) => {
  expect([access].flat().toSorted()).toEqual(MATRIX[id]?.toSorted());
});
