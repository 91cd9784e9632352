import type { ApplicationReceipt } from '@pulse/contract/client';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import classes from './application.module.css';
import { ApplicationSent } from './application-sent.tsx';
import { CorrectApplicationEmail, type SentForm } from './correct-application-email.tsx';

/** What was sent, and the receipt for it: in memory only, so that a reload ends the correction. */
export interface SentApplication {
  form: SentForm;
  receipt: ApplicationReceipt;
}

/** Confirms a new application: its reference, where the mail went, and how to correct that address. */
export function NewApplicationSent({ form, receipt }: SentApplication) {
  const { t } = useTranslation('partner-application');
  const [correctedTo, setCorrectedTo] = useState<string | null>(null);
  const email = correctedTo ?? form.contact_email;
  return (
    <ApplicationSent
      title={t('sent.title')}
      text={t(correctedTo ? 'sent.corrected' : 'sent.text', { email })}
    >
      <dl className={classes.values}>
        <div>
          <dt>{t('follow.reference')}</dt>
          <dd>{receipt.reference}</dd>
        </div>
      </dl>
      <CorrectApplicationEmail
        key={email}
        form={form}
        email={email}
        correctionToken={receipt.correction_token}
        onCorrected={setCorrectedTo}
      />
    </ApplicationSent>
  );
}
