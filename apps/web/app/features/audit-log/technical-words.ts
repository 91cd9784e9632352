/** Words of the audit log that have a name in platform-audit.json; all others are shown as they are. */
const WORDS = {
  subjectType: [
    'audit_log',
    'booking',
    'check_in',
    'class_change',
    'class_session',
    'class_template',
    'feedback',
    'guest',
    'guest_payment',
    'membership',
    'operation',
    'organisation',
    'partner_application',
    'payment',
    'plan',
    'qr_code',
    'review',
    'staff_invitation',
    'statement_line',
    'trainer',
    'user',
    'venue',
  ],
  field: [
    'role',
    'reason',
    'by',
    'status',
    'scope',
    'sessions',
    'booked',
    'waitlisted',
    'offered',
    'ended',
    'covered',
    'cancelled',
    'capacity',
    'label',
    'name',
  ],
  value: [
    'password',
    'second_factor',
    'verify_email',
    'invitation',
    'wrong_password',
    'unknown_email',
    'email_not_confirmed',
    'member',
    'partner_staff',
    'partner_admin',
    'manager',
    'ops',
    'admin',
    'scheduled',
    'cancelled',
    'this',
    'this_and_following',
    'all',
  ],
} as const;

type Kind = keyof typeof WORDS;

/** The key of a word's name; undefined for one without. */
export function keyOfWord<K extends Kind>(kind: K, word: string) {
  const known: readonly (typeof WORDS)[K][number][] = WORDS[kind];
  const found = known.find((one) => one === word);
  return found && (`${kind}.${found}` as const);
}
