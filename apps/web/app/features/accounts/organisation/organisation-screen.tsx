import { getOrganisationOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useHasBeenTrue } from '#ui/hooks/use-has-been-true.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import classes from './organisation.module.css';
import { OrganisationDetails } from './organisation-details.tsx';
import { OrganisationForm, type PasswordFieldComponent } from './organisation-form.tsx';

interface OrganisationScreenProps {
  passwordField: PasswordFieldComponent;
}

/** The organisation's legal name, contact, tax id and bank account, to read and to change. */
export function OrganisationScreen({ passwordField }: OrganisationScreenProps) {
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
      <p className={classes.lead}>{t('lead')}</p>
      {found.isPending && <LoadingRows rows={5} height={72} />}
      {found.isError && <ErrorState error={found.error} onRetry={() => found.refetch()} />}
      {found.data && !editing && (
        <OrganisationDetails
          organisation={found.data}
          focusEdit={wasEdited}
          onEdit={() => setEditing(true)}
        />
      )}
      {found.data && editing && (
        <OrganisationForm
          organisation={found.data}
          passwordField={passwordField}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
