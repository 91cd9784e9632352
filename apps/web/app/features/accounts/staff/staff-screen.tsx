import { Button } from '@mantine/core';
import { listStaffInfiniteOptions, type StaffMember } from '@pulse/contract/client';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { MoreButton } from '#ui/data/more-button.tsx';
import { QueryContent } from '#ui/data/query-content.tsx';
import { usePages } from '#ui/data/use-pages.ts';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFocusFallback } from '#ui/hooks/use-focus-fallback.ts';
import { List } from '#ui/layout/list.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { PageLead } from '#ui/page/page-lead.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { ChangeRoleForm } from './change-role-form.tsx';
import { InviteStaffForm } from './invite-staff-form.tsx';
import { RemoveStaffDialog } from './remove-staff-dialog.tsx';
import classes from './staff.module.css';
import { StaffRow } from './staff-row.tsx';

interface StaffScreenProps {
  ownId: string;
  /** Only a partner admin invites, changes and removes; others read who works here. */
  canChange: boolean;
}

/** Who works for the organisation, and with which role. */
export function StaffScreen({ ownId, canChange }: StaffScreenProps) {
  const { t } = useTranslation('partner-staff');
  const [inviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<StaffMember | null>(null);
  const [removing, setRemoving] = useState<StaffMember | null>(null);
  const staff = usePages({
    ...listStaffInfiniteOptions({ query: { limit: 50 } }),
    // A colleague may have accepted the invitation or changed something since.
    staleTime: 0,
  });
  // A removed staff member leaves the list together with the focused button.
  const list = useRef<HTMLDivElement>(null);
  const inviteButton = useRef<HTMLButtonElement>(null);
  useFocusFallback(list, () => inviteButton.current);
  return (
    <>
      <PageTitle
        above={<Link to="/app/partner/dashboard">{t('back')}</Link>}
        aside={
          canChange && (
            <Button
              ref={inviteButton}
              variant="primary"
              leftSection={<IconPlus size={20} stroke={1.8} aria-hidden="true" />}
              onClick={() => setInviting(true)}
            >
              {t('invite.open')}
            </Button>
          )
        }
      >
        {t('title')}
      </PageTitle>
      <PageLead>{t(canChange ? 'lead' : 'readOnly')}</PageLead>
      <QueryContent query={staff} loading={<LoadingRows rows={4} height={84} />}>
        {() => (
          <div ref={list} className={classes.list}>
            <List ruled>
              {staff.items.map((person) => (
                <StaffRow
                  key={person.id}
                  person={person}
                  isSelf={person.id === ownId}
                  actions={canChange ? { onChange: setChanging, onRemove: setRemoving } : null}
                />
              ))}
            </List>
          </div>
        )}
      </QueryContent>
      <MoreButton pages={staff} />
      <Sheet opened={inviting} onClose={() => setInviting(false)} title={t('invite.title')}>
        <InviteStaffForm onClose={() => setInviting(false)} />
      </Sheet>
      <Sheet opened={changing !== null} onClose={() => setChanging(null)} title={t('change.title')}>
        {changing && (
          <ChangeRoleForm
            person={changing}
            isSelf={changing.id === ownId}
            onClose={() => setChanging(null)}
          />
        )}
      </Sheet>
      <RemoveStaffDialog person={removing} ownId={ownId} onClose={() => setRemoving(null)} />
    </>
  );
}
