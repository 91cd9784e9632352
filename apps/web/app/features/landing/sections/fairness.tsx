import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { Ring } from '#ui/display/ring.tsx';
import { StatusBadge } from '#ui/display/status-badge.tsx';
import { Section } from '#ui/page/section.tsx';
import classes from './fairness.module.css';

const sampleRules = [
  { name: 'fair.ruleToday', used: 1, limit: 2 },
  { name: 'fair.ruleMonth', used: 9, limit: 16 },
  { name: 'fair.rulePlus', used: 4, limit: 4 },
] as const;

/** The promises of Pulse, each with a sample of the product. */
export function Fairness() {
  const { t } = useTranslation('landing');
  return (
    <Section title={t('fair.title')} lead={t('fair.lead')}>
      <div className={classes.promises}>
        <PromiseCard title={t('fair.full')} text={t('fair.fullText')}>
          <div className={classes.sample}>
            <StatusBadge state="waitlisted" />
            <p className={classes.waitlist}>
              <span className={classes.position}>2</span> {t('fair.waitlistPosition')}
            </p>
          </div>
        </PromiseCard>
        <PromiseCard title={t('fair.no')} text={t('fair.noText')}>
          <div className={classes.sample}>
            <ul className={classes.rules}>
              {sampleRules.map(({ name, used, limit }) => (
                <li key={name} className={classes.rule} data-passed={used < limit || undefined}>
                  {used < limit ? (
                    <IconCheck size={18} stroke={2} aria-hidden="true" />
                  ) : (
                    <IconX size={18} stroke={2} aria-hidden="true" />
                  )}
                  <span>{t(name)}</span>
                  <strong>{t('fair.ruleOf', { used, limit })}</strong>
                </li>
              ))}
            </ul>
            <p className={classes.reset}>{t('fair.ruleOpens')}</p>
          </div>
        </PromiseCard>
        <PromiseCard title={t('fair.offline')} text={t('fair.offlineText')}>
          <div className={classes.sample} data-dark>
            <Ring share={22 / 30} size={112}>
              22
            </Ring>
          </div>
        </PromiseCard>
      </div>
    </Section>
  );
}

function PromiseCard({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <article className={classes.promise}>
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.text}>{text}</p>
      {children}
    </article>
  );
}
