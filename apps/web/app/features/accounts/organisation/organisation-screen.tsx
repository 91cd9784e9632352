import { getOrganisationOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useHasBeenTrue } from '#ui/hooks/use-has-been-true.ts';
import { Text } from '#ui/layout/text.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import classes from './organisation.module.css';
import { OrganisationDetails } from './organisation-details.tsx';
import { OrganisationForm } from './organisation-form.tsx';

/** The organisation's legal name, contact, tax id and bank account, to read and to change. */
export function OrganisationScreen() {
  const { t } = useTranslation('partner-organisation');
  const [editing, setEditing] = useState(false);
  const wasEdited = useHasBeenTrue(editing);
  // Another admin may have changed them since.
  const found = useQuery({ ...getOrganisationOptions(), staleTime: 0 });
  return (
    <>
      <PageTitle above={<Link to="/app/partner/dashboard">{t('back')}</Link>}>
        {t('title')}
      </PageTitle>
      <Text tone="quiet" prose className={classes.lead}>
        {t('lead')}
      </Text>
      <QueryContent query={found} loading={<LoadingRows rows={5} height={72} />}>
        {(organisation) =>
          editing ? (
            <OrganisationForm organisation={organisation} onClose={() => setEditing(false)} />
          ) : (
            <OrganisationDetails
              organisation={organisation}
              focusEdit={wasEdited}
              onEdit={() => setEditing(true)}
            />
          )
        }
      </QueryContent>
    </>
  );
}
