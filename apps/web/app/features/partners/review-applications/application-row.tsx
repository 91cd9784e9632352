import type { PartnerApplication } from '@pulse/contract/client';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '#light-translator';
import { useFormat } from '../../../ui/format/use-format.ts';
import { isBusinessType } from '../apply/application-values.ts';
import { ApplicationDetail } from './application-detail.tsx';
import classes from './application-list.module.css';
import { DecideApplication } from './decide-application.tsx';

/** One application with a summary; expanded, with all its data and the decision. */
export function ApplicationRow({ application }: { application: PartnerApplication }) {
  const { t } = useTranslation(['platform', 'partners']);
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const detail = useId();
  const { business_name, business_type, address, created_at, decided_at } = application;
  const type = isBusinessType(business_type) ? business_type : 'other';
  return (
    <li className={classes.row}>
      <h2 className={classes.heading}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={open}
          aria-controls={detail}
          onClick={() => setOpen(!open)}
        >
          <span className={classes.summary}>
            <span className={classes.name}>{business_name}</span>
            <span className={classes.note}>
              {t(`apply.type.${type}`, { ns: 'partners' })}, {address}
            </span>
          </span>
          <span className={classes.since}>
            {decided_at
              ? t('decided', { date: format.date(decided_at, 'fullDate') })
              : t('since', { date: format.date(created_at, 'fullDate') })}
          </span>
          <IconChevronDown size={22} stroke={1.6} aria-hidden="true" className={classes.chevron} />
        </button>
      </h2>
      <div id={detail} hidden={!open}>
        {open && (
          <div className={classes.content}>
            <ApplicationDetail application={application} />
            <DecideApplication application={application} />
          </div>
        )}
      </div>
    </li>
  );
}
