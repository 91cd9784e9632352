import { IconLogout, IconMessage2, IconUser } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import type { SessionUser } from '#features/accounts/session/session-user.ts';
import { useTranslation } from '#light-translator';
import { Avatar } from '#ui/display/pictures/avatar.tsx';
import { useHasBeenTrue } from '#ui/hooks/use-has-been-true.ts';
import { List } from '#ui/layout/list.tsx';
import { Text } from '#ui/layout/text.tsx';
import popoverClasses from '#ui/overlays/popover.module.css';
import { usePopover } from '#ui/overlays/use-popover.ts';
import classes from './menu.module.css';

const SignOutDialog = lazy(async () => ({
  default: (await import('#features/accounts/session/sign-out/sign-out-dialog.tsx')).SignOutDialog,
}));

interface AccountMenuProps {
  user: SessionUser;
  /** Its place in the frame; signing out redirects to /auth from the header, to / from the sidebar. */
  placement: 'sidebar' | 'header';
  /** Shows name and email beside the photo. */
  showName?: boolean;
}

/** The menu of the signed-in person: profile, feedback, sign out. */
export function AccountMenu({ user, placement, showName = false }: AccountMenuProps) {
  const { t } = useTranslation('shell');
  const [signingOut, setSigningOut] = useState(false);
  const signOutRequested = useHasBeenTrue(signingOut);
  const popover = usePopover({ closesOnNavigation: true });
  const id = useId();
  const name = user.user_metadata.full_name || user.email;
  const confirmSignOut = () => {
    popover.close();
    setSigningOut(true);
  };
  return (
    <>
      <button
        type="button"
        className={classes.person}
        data-named={showName || undefined}
        popoverTarget={id}
      >
        <Avatar name={name} photo={user.photo_url} />
        <span className="visually-hidden">
          {showName ? t('nav.account') : `${t('nav.account')}: ${name}`}
        </span>
        {showName && (
          <span className={classes.content}>
            <Text as="span" size="small" strong className={classes.line}>
              {name}
            </Text>
            <Text as="span" size="micro" tone="faint" className={classes.line}>
              {user.email}
            </Text>
          </span>
        )}
      </button>
      <div {...popover.props} id={id} className={popoverClasses.popover} data-place={placement}>
        <List className={classes.account}>
          <li>
            <Link to="/app/profile" className={classes.link}>
              <IconUser size={20} stroke={1.6} aria-hidden="true" />
              {t('nav.profile')}
            </Link>
          </li>
          {placement === 'sidebar' && (
            <li>
              <Link to="/app/feedback" className={classes.link}>
                <IconMessage2 size={20} stroke={1.6} aria-hidden="true" />
                {t('nav.feedback')}
              </Link>
            </li>
          )}
          <li className={classes.last}>
            <button type="button" className={classes.link} onClick={confirmSignOut}>
              <IconLogout size={20} stroke={1.6} aria-hidden="true" />
              {t('signOut.title')}
            </button>
          </li>
        </List>
      </div>
      {signOutRequested && (
        <Suspense>
          <SignOutDialog
            opened={signingOut}
            onClose={() => setSigningOut(false)}
            redirectTo={placement === 'header' ? '/auth' : '/'}
          />
        </Suspense>
      )}
    </>
  );
}
