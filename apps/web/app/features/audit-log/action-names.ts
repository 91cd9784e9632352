import { SECURITY_EVENTS } from '@pulse/domain';

/** The actions that have a name of their own in platform-audit.json, by what they concern. */
export const ACTIONS = {
  security: SECURITY_EVENTS,
  platform: [
    'change_role',
    'export_audit_log',
    'edit_plan',
    'publish_plan',
    'withdraw_plan',
    'give_membership',
    'record_payment',
    'reverse_payment',
    'refund_payment',
    'propose_rates',
    'answer_dispute',
    'decide_partner_application',
    'assign_partner_application',
    'add_partner_application_note',
    'resend_partner_invitation',
    'answer_feedback',
    'take_down_review',
    'keep_review',
  ],
  partner: [
    'invite_staff',
    'resend_staff_invitation',
    'accept_staff_invitation',
    'change_staff',
    'remove_staff',
    'withdraw_staff_invitation',
    'change_organisation',
    'create_venue',
    'change_venue',
    'publish_venue',
    'archive_venue',
    'restore_venue',
    'add_venue_image',
    'describe_venue_image',
    'order_venue_images',
    'remove_venue_image',
    'create_trainer',
    'change_trainer',
    'archive_trainer',
    'restore_trainer',
    'set_trainer_photo',
    'remove_trainer_photo',
    'create_class_template',
    'change_class_template',
    'apply_class_template',
    'publish_class_template',
    'archive_class_template',
    'restore_class_template',
    'change_class_session',
    'undo_class_change',
    'cover_trainer_absence',
    'cancel_class_session',
    'restore_class_session',
    'import_timetable',
    'close_venue',
    'reopen_venue',
    'create_qr_code',
    'renew_qr_code',
    'revoke_qr_code',
    'rotate_link_key',
    'correct_check_in',
    'reverse_guest_payment',
    'add_walk_in',
    'settle_offline_check_in',
    'decide_appeal',
    'accept_rates',
    'decline_rates',
    'dispute_statement_line',
  ],
} as const;

/** An action with a name of its own. */
export type NamedAction = (typeof ACTIONS)[keyof typeof ACTIONS][number];

const all: readonly NamedAction[] = Object.values(ACTIONS).flat();

/** The action if it has a name of its own. */
export function namedAction(action: string): NamedAction | undefined {
  return all.find((one) => one === action);
}

/** An action without a name of its own, such as "Move everything". */
export function readableAction(action: string): string {
  const words = action.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
