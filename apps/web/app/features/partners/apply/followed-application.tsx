import { Button } from '@mantine/core';
import type { PartnerApplication } from '@pulse/contract/client';
import { canAmendApplication, isApplicationClosed } from '@pulse/domain';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { AmendApplication } from './amend-application.tsx';
import classes from './application.module.css';
import type { RenderPinMap } from './fields/address-fields.tsx';
import { WithdrawApplication } from './withdraw-application.tsx';

interface FollowedApplicationProps {
  application: PartnerApplication;
  token: string;
  renderMap: RenderPinMap;
  onSent: (email: string) => void;
  onWithdrawn: () => void;
}

/** Where an application stands, what was asked, and what the applicant can do about it. */
export function FollowedApplication(props: FollowedApplicationProps) {
  const { application, token, renderMap, onSent, onWithdrawn } = props;
  const { t } = useTranslation('partner-application');
  const format = useFormat();
  const { status, decision_reason, reference, business_name, submitted_at } = application;
  const { requested_fields: requested } = application;
  const [isAmending, setIsAmending] = useState(status === 'changes_requested');
  const withdraw = !isApplicationClosed(status) && (
    <WithdrawApplication application={application} token={token} onWithdrawn={onWithdrawn} />
  );
  return (
    <>
      <Stack as="section" className={classes.followed}>
        <Text size="lead">{t(`follow.status.${status}`)}</Text>
        <dl className={classes.values}>
          <div>
            <dt>{t('follow.reference')}</dt>
            <dd>{reference}</dd>
          </div>
          <div>
            <dt>{t('field.business_name')}</dt>
            <dd>{business_name}</dd>
          </div>
          <div>
            <dt>{t('follow.received')}</dt>
            <dd>{format.date(submitted_at, 'fullDate')}</dd>
          </div>
        </dl>
        {decision_reason && (
          <p className={classes.requestedChanges}>
            <strong>{t(status === 'rejected' ? 'follow.reason' : 'follow.requested')}</strong>
            {requested.length > 0 && (
              <span>{requested.map((field) => t(`field.${field}`)).join(', ')}</span>
            )}
            {decision_reason}
          </p>
        )}
      </Stack>
      {isAmending ? (
        <AmendApplication
          application={application}
          token={token}
          renderMap={renderMap}
          onSent={onSent}
        >
          {withdraw}
        </AmendApplication>
      ) : (
        <ActionBar>
          {canAmendApplication(status) && (
            <Button variant="filled" size="lg" onClick={() => setIsAmending(true)}>
              {t('follow.change')}
            </Button>
          )}
          {withdraw}
        </ActionBar>
      )}
    </>
  );
}
