import type { PartnerApplication } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import classes from './application-list.module.css';
import { EncryptedNumbers } from './encrypted-numbers.tsx';

/** All data of an application. */
export function ApplicationDetail({ application }: { application: PartnerApplication }) {
  const { t } = useTranslation('platform');
  const { contact_email, phone, website, address, description, decision_reason } = application;
  return (
    <div className={classes.detail}>
      <p className={classes.description}>{description}</p>
      {decision_reason && (
        <p className={classes.reason}>
          <strong>{t('detail.reason')}</strong> {decision_reason}
        </p>
      )}
      <dl className={classes.details}>
        <div>
          <dt>{t('detail.contact')}</dt>
          <dd>
            <a href={`mailto:${contact_email}`}>{contact_email}</a>
          </dd>
        </div>
        <div>
          <dt>{t('detail.phone')}</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>{t('detail.website')}</dt>
          <dd>
            {website ? (
              <a href={website} target="_blank" rel="noopener noreferrer nofollow">
                {website}
              </a>
            ) : (
              t('detail.none')
            )}
          </dd>
        </div>
        <div>
          <dt>{t('detail.address')}</dt>
          <dd>{address}</dd>
        </div>
        <EncryptedNumbers application={application} />
      </dl>
    </div>
  );
}
