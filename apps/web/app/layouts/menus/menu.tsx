import { useLocation } from 'react-router';
import type { Role } from '#features/accounts/session/session-user.ts';
import { useTranslation } from '#light-translator';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './menu.module.css';
import { isCurrentArea, menuForRole } from './menu-for-role.ts';
import { MenuLink } from './menu-link.tsx';
import { PartnerMenu } from './partner-menu.tsx';

interface MenuProps {
  role: Role;
  /** Shows icons only, as in the collapsed sidebar. */
  collapsed?: boolean;
}

/** The menu of a role, in the sidebar and in the phone's slide-out menu. */
export function Menu({ role, collapsed = false }: MenuProps) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <Stack as="nav" gap={3} aria-label={t('nav.label')}>
      {menuForRole(role).map((group) => (
        <div key={group.title ?? 'everyone'} className={classes.group}>
          {group.title && (!collapsed || isCurrentArea(group, pathname)) && (
            <Text
              size="small"
              tone="faint"
              className={classes.title}
              aria-current={isCurrentArea(group, pathname) || undefined}
            >
              {t(group.title)}
            </Text>
          )}
          <List>
            {group.entries.map((entry) => (
              <li key={entry.to}>
                {entry.expandable && !collapsed ? (
                  <PartnerMenu entry={entry} />
                ) : (
                  <MenuLink entry={entry} collapsed={collapsed} />
                )}
              </li>
            ))}
          </List>
        </div>
      ))}
    </Stack>
  );
}
