import i18n from 'i18next';

/** A change that was not sent because there is no connection; read by `toFailure` like an answer. */
export class OfflineError extends Error {
  readonly status = 0;
  readonly code = 'offline';
  readonly detail = i18n.t('state.offline', { ns: 'shared' });
}
