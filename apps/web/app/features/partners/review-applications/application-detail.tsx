import type { ReviewedApplication } from '@pulse/contract/client';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { Note } from '#ui/layout/note.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './applications.module.css';
import { EncryptedNumbers } from './encrypted-numbers.tsx';
import type { RenderPlace } from './render-place.ts';

interface ApplicationDetailProps {
  application: ReviewedApplication;
  renderPlace: RenderPlace;
}

/** All data of an application. */
export function ApplicationDetail({ application, renderPlace }: ApplicationDetailProps) {
  const { t } = useTranslation('platform');
  const { contact_name, contact_email, phone, website, address, description } = application;
  const { decision_reason, bank_name, latitude, longitude, reference } = application;
  return (
    <>
      <Text prose className={classes.description}>
        {description}
      </Text>
      {decision_reason && (
        <Text prose className={classes.reason}>
          <strong>{t('detail.reason')}</strong> {decision_reason}
        </Text>
      )}
      <dl className={classes.details}>
        <Detail name={t('detail.reference')}>{reference}</Detail>
        <Detail name={t('detail.person')}>{contact_name || t('detail.none')}</Detail>
        <Detail name={t('detail.contact')}>
          <a href={`mailto:${contact_email}`}>{contact_email}</a>
        </Detail>
        <Detail name={t('detail.phone')}>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </Detail>
        <Detail name={t('detail.website')}>
          {website ? (
            <a href={website} target="_blank" rel="noopener noreferrer nofollow">
              {website}
            </a>
          ) : (
            t('detail.none')
          )}
        </Detail>
        <Detail name={t('detail.address')}>{address}</Detail>
        {bank_name && <Detail name={t('detail.bankName')}>{bank_name}</Detail>}
        <EncryptedNumbers application={application} />
      </dl>
      {latitude !== null && longitude !== null ? (
        <div className={classes.map}>
          {renderPlace({
            position: { latitude, longitude },
            label: t('detail.map', { address }),
          })}
        </div>
      ) : (
        <Note>{t('detail.noPin')}</Note>
      )}
    </>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
