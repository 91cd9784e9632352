import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { Heading } from '#ui/layout/heading.tsx';
import classes from './class-session.module.css';

/** Leads from a page about the schedule back to it. */
export function BackToSchedule() {
  const { t } = useTranslation('partner-schedule');
  return (
    <Link to="/app/partner/dashboard#class-schedule" className={classes.back}>
      <IconArrowLeft size={18} stroke={1.8} aria-hidden="true" />
      {t('back')}
    </Link>
  );
}

interface SchedulePartProps {
  /** Of its heading, which can be focused. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of a page about the schedule, below its heading. */
export function SchedulePart({ id, title, children }: SchedulePartProps) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Heading id={id} tabIndex={-1} className={classes.heading}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
