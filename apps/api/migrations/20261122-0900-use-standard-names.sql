-- Names that every engineer knows, in place of words of our own; no row changes its meaning. Indexes,
-- conditions, views and generated columns follow a renamed table or column by themselves, only their
-- own names do not. No function or view names anything renamed here in its text.

-- A user session is one sign-in on one device or browser; a class session is something else.
ALTER TABLE sign_in_families RENAME TO user_sessions;
ALTER TABLE user_sessions RENAME CONSTRAINT sign_in_families_pkey TO user_sessions_pkey;
ALTER TABLE user_sessions
  RENAME CONSTRAINT sign_in_families_user_id_fkey TO user_sessions_user_id_fkey;
ALTER INDEX sign_in_families_user_id_idx RENAME TO user_sessions_user_id_idx;
ALTER INDEX sign_in_families_revoked_at_idx RENAME TO user_sessions_revoked_at_idx;
ALTER INDEX sign_in_families_last_used_at_idx RENAME TO user_sessions_last_used_at_idx;

-- Single-use links in emails: verification, password reset, invitation.
ALTER TABLE mailed_links RENAME TO email_links;
ALTER TABLE email_links RENAME CONSTRAINT mailed_links_pkey TO email_links_pkey;
ALTER TABLE email_links RENAME CONSTRAINT mailed_links_user_id_fkey TO email_links_user_id_fkey;
ALTER TABLE email_links RENAME CONSTRAINT mailed_links_purpose_check TO email_links_purpose_check;
ALTER INDEX mailed_links_user_id_idx RENAME TO email_links_user_id_idx;

ALTER TABLE users RENAME COLUMN mail_choices TO email_preferences;

-- One row per member who ever booked, with the version of what that member holds: updating it locks
-- the member, and comparing it finds decisions made on an outdated state.
ALTER TABLE booking_turns RENAME TO member_locks;
ALTER TABLE member_locks RENAME COLUMN turn TO version;
ALTER TABLE member_locks RENAME CONSTRAINT booking_turns_pkey TO member_locks_pkey;
ALTER TABLE member_locks RENAME CONSTRAINT booking_turns_user_id_fkey TO member_locks_user_id_fkey;

-- The response that a repeated request with the same idempotency key gets.
ALTER TABLE idempotency_keys RENAME COLUMN answer_status TO response_status;
ALTER TABLE idempotency_keys RENAME COLUMN answer TO response;

-- The outbox holds domain events.
ALTER TABLE outbox RENAME COLUMN told_at TO dispatched_at;
ALTER INDEX outbox_untold_idx RENAME TO outbox_pending_idx;
ALTER INDEX outbox_untold_subject_idx RENAME TO outbox_pending_subject_idx;
ALTER INDEX outbox_told_at_idx RENAME TO outbox_dispatched_at_idx;

-- Delivering an event twice creates one notification and one mail.
ALTER TABLE notifications RENAME COLUMN fact_key TO event_key;
ALTER TABLE notifications
  RENAME CONSTRAINT notifications_user_id_fact_key_key TO notifications_user_id_event_key_key;
ALTER TABLE mails RENAME COLUMN fact_key TO event_key;
ALTER TABLE mails RENAME CONSTRAINT mails_fact_key_key TO mails_event_key_key;
-- An event that is delivered again after this migration must find what its first delivery created.
UPDATE notifications SET event_key = 'event-' || substr(event_key, 6) WHERE event_key LIKE 'fact-%';
UPDATE mails SET event_key = 'event-' || substr(event_key, 6) WHERE event_key LIKE 'fact-%';

-- Uploaded images: attached once a row refers to them, deleted when their file is to be removed.
ALTER TABLE pictures RENAME TO images;
ALTER TABLE images RENAME COLUMN kept_at TO attached_at;
ALTER TABLE images RENAME COLUMN dropped_at TO deleted_at;
ALTER TABLE images RENAME CONSTRAINT pictures_pkey TO images_pkey;
ALTER TABLE images RENAME CONSTRAINT pictures_owner_id_fkey TO images_owner_id_fkey;
ALTER TABLE images RENAME CONSTRAINT pictures_key_check TO images_key_check;
ALTER TABLE images RENAME CONSTRAINT pictures_kind_check TO images_kind_check;
ALTER TABLE images RENAME CONSTRAINT pictures_bytes_check TO images_bytes_check;
ALTER TABLE images RENAME CONSTRAINT pictures_width_check TO images_width_check;
ALTER TABLE images RENAME CONSTRAINT pictures_height_check TO images_height_check;
ALTER INDEX pictures_to_sweep_idx RENAME TO images_unused_idx;
ALTER INDEX pictures_owner_idx RENAME TO images_owner_id_idx;

ALTER TABLE partner_applications RENAME COLUMN tax_id_sealed TO tax_id_encrypted;
ALTER TABLE partner_applications RENAME COLUMN bank_account_sealed TO bank_account_encrypted;

-- A report of a review has a reason and a comment.
ALTER TABLE review_reports RENAME CONSTRAINT review_reports_reason_check TO review_reports_comment_check;
ALTER TABLE review_reports RENAME CONSTRAINT review_reports_fault_check TO review_reports_reason_check;
ALTER TABLE review_reports RENAME COLUMN words TO comment;
ALTER TABLE review_reports RENAME COLUMN fault TO reason;
ALTER TABLE reviews RENAME COLUMN taken_down_for TO taken_down_reason;
ALTER TABLE reviews RENAME COLUMN taken_down_words TO taken_down_comment;
ALTER TABLE reviews RENAME CONSTRAINT reviews_taken_down_for_check TO reviews_taken_down_reason_check;
ALTER TABLE reviews
  RENAME CONSTRAINT reviews_taken_down_words_check TO reviews_taken_down_comment_check;
ALTER TABLE review_bars RENAME TO review_restrictions;
ALTER TABLE review_restrictions RENAME CONSTRAINT review_bars_pkey TO review_restrictions_pkey;
ALTER TABLE review_restrictions
  RENAME CONSTRAINT review_bars_user_id_fkey TO review_restrictions_user_id_fkey;
ALTER TABLE review_restrictions
  RENAME CONSTRAINT review_bars_venue_id_fkey TO review_restrictions_venue_id_fkey;

-- The constraints behind the rules: what they allow once, or at most.
ALTER TABLE class_sessions
  RENAME CONSTRAINT class_sessions_never_oversold TO class_sessions_no_overbooking;
ALTER INDEX bookings_one_live_a_member_and_session
  RENAME TO bookings_one_active_per_member_and_session;
ALTER INDEX memberships_one_live_a_member RENAME TO memberships_one_active_per_member;
ALTER INDEX check_ins_one_live_a_booking RENAME TO check_ins_one_active_per_booking;
ALTER INDEX check_ins_one_open_gym_a_day RENAME TO check_ins_one_open_gym_per_day;
ALTER INDEX reviews_one_a_member_and_venue RENAME TO reviews_one_per_member_and_venue;

ALTER FUNCTION wall_says_open(jsonb, date[], text, timestamptz) RENAME TO is_open_at_local_time;
ALTER FUNCTION refuse_change() RENAME TO reject_modification;

-- PostgreSQL 18 names NOT NULL constraints after their table and column, too; older servers do not.
DO $$
DECLARE
  stale record;
BEGIN
  FOR stale IN
    SELECT c.conrelid::regclass AS table_name, c.conname AS name,
      format('%s_%s_not_null', t.relname, a.attname) AS new_name
    FROM pg_constraint c
    JOIN pg_class t ON t.oid = c.conrelid
    JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'n' AND t.relnamespace = 'public'::regnamespace
      AND c.conname <> format('%s_%s_not_null', t.relname, a.attname)
  LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I',
      stale.table_name, stale.name, stale.new_name);
  END LOOP;
END $$;

-- Queues of jobs that have another name now. The queues' schema is created by the first start of the
-- server, so a new database has none yet.
DO $$
DECLARE
  stale record;
BEGIN
  IF to_regclass('pgboss.queue') IS NULL THEN
    RETURN;
  END IF;
  FOR stale IN
    SELECT name FROM pgboss.queue
    WHERE name IN ('forget-told-facts', 'forget-old-mails', 'forget-expired-limits',
      'forget-old-sessions', 'pictures.sweep', 'bookings.forget-answers')
  LOOP
    PERFORM pgboss.delete_queue(stale.name);
  END LOOP;
END $$;
