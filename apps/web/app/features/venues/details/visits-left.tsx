import { IconTicket } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Figures } from '#ui/layout/figures.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './venue-details.module.css';

/** The visits left of a limit; `resetsAt` is the instant (ISO 8601) at which it starts again. */
export interface VisitsLeft {
  left: number;
  limit: number | null;
  resetsAt: string;
}

/** The limits that a visit at this venue counts towards. */
export interface VisitAllowance {
  /** The venue's limit in a calendar month (`month`, YYYY-MM); null without one. */
  here: (VisitsLeft & { month: string }) | null;
  /** The plan's visits in the billing month; null without a plan. */
  month: VisitsLeft | null;
  /** The plan's plus visits; null unless this is a plus venue. */
  plus: VisitsLeft | null;
  plan: 'basic' | 'plus' | 'unlimited' | null;
}

interface VisitsLeftSectionProps {
  /** Null while it loads. */
  visits: VisitAllowance | null;
  timeZone: string;
}

/** How many visits a visit here costs, and how many are left of each limit. */
export function VisitsLeftSection({ visits, timeZone }: VisitsLeftSectionProps) {
  const { t } = useTranslation('venues');
  const format = useFormat();
  if (!visits) return <div className={classes.placeholder} />;
  const { here, month, plus, plan } = visits;
  const resets = ({ resetsAt }: VisitsLeft) =>
    t('visits.resets', { date: format.date(resetsAt, 'date', timeZone) });
  const count = ({ left, limit }: VisitsLeft) =>
    limit === null ? t('visits.noLimit') : t('visits.left', { left, count: limit });
  const figures = [
    here && {
      label: `${t('visits.here', {
        month: format.date(`${here.month}-15T12:00:00Z`, 'month', 'UTC'),
      })}, ${resets(here)}`,
      value: count(here),
    },
    month && {
      label:
        month.limit === null ? t('visits.planNoLimit') : `${t('visits.plan')}, ${resets(month)}`,
      value: count(month),
    },
    plus && {
      label: plus.limit === 0 ? t('visits.plus') : `${t('visits.plus')}, ${resets(plus)}`,
      value: count(plus),
    },
  ].filter((figure) => figure !== null);
  return (
    <Stack as="section" gap={3} className={classes.visits} aria-label={t('visits.title')}>
      <Figures figures={figures} />
      <Row gap={2} wrap={false}>
        <IconTicket size={20} stroke={1.6} aria-hidden="true" />
        <Text size="small" tone="quiet">
          {plan ? (
            t(plus ? 'visits.usesPlus' : 'visits.uses', { plan: t(`planName.${plan}`) })
          ) : (
            <>
              {t('visits.noPlan')}{' '}
              <strong>
                <Link to="/app/membership">{t('visits.plans')}</Link>
              </strong>
            </>
          )}
        </Text>
      </Row>
    </Stack>
  );
}
