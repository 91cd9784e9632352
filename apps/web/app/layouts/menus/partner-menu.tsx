import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '#light-translator';
import { List } from '#ui/layout/list.tsx';
import classes from './menu.module.css';
import { type MenuEntry, partnerSections } from './menu-for-role.ts';
import { MenuLink } from './menu-link.tsx';

/** The Partner Dashboard entry, which expands to the sections of its page. */
export function PartnerMenu({ entry }: { entry: MenuEntry }) {
  const { t } = useTranslation('shell');
  const { pathname, hash } = useLocation();
  const isCurrent = pathname === entry.to;
  const [open, setOpen] = useState(isCurrent);
  const id = useId();
  return (
    <>
      <div className={classes.expandable}>
        <MenuLink entry={entry} collapsed={false} />
        <button
          type="button"
          className={classes.toggle}
          data-active={isCurrent || undefined}
          aria-expanded={open}
          aria-controls={id}
          aria-label={t('nav.sectionsOf', { page: t(entry.name) })}
          onClick={() => setOpen(!open)}
        >
          <IconChevronDown size={18} stroke={1.8} aria-hidden="true" />
        </button>
      </div>
      <List id={id} className={classes.sections} hidden={!open}>
        {partnerSections.map((section) => (
          <li key={section.hash}>
            <Link
              to={{ pathname: entry.to, hash: section.hash }}
              className={`${classes.link} ${classes.section}`}
              aria-current={isCurrent && hash === section.hash ? 'location' : undefined}
            >
              {t(section.name)}
            </Link>
          </li>
        ))}
      </List>
    </>
  );
}
