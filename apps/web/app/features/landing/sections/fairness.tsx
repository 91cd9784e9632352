import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { Ring } from '#ui/display/figures/ring.tsx';
import { StatusBadge } from '#ui/display/status-badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
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
          <Card className={classes.sample}>
            <StatusBadge state="waitlisted" />
            <Row as="p" align="baseline">
              <Numeral size="hero" className={classes.position}>
                2
              </Numeral>{' '}
              {t('fair.waitlistPosition')}
            </Row>
          </Card>
        </PromiseCard>
        <PromiseCard title={t('fair.no')} text={t('fair.noText')}>
          <Card className={classes.sample}>
            <List className={classes.rules}>
              {sampleRules.map(({ name, used, limit }) => (
                <Row
                  as="li"
                  key={name}
                  align="center"
                  className={classes.rule}
                  data-passed={used < limit || undefined}
                >
                  {used < limit ? (
                    <IconCheck size={18} stroke={2} aria-hidden="true" />
                  ) : (
                    <IconX size={18} stroke={2} aria-hidden="true" />
                  )}
                  <span>{t(name)}</span>
                  <strong>{t('fair.ruleOf', { used, limit })}</strong>
                </Row>
              ))}
            </List>
            <Text size="small" tone="quiet">
              {t('fair.ruleOpens')}
            </Text>
          </Card>
        </PromiseCard>
        <PromiseCard title={t('fair.offline')} text={t('fair.offlineText')}>
          <Card className={classes.sample} data-dark>
            <Ring share={22 / 30} size={112}>
              22
            </Ring>
          </Card>
        </PromiseCard>
      </div>
    </Section>
  );
}

interface PromiseCardProps {
  title: string;
  text: string;
  children: ReactNode;
}

function PromiseCard({ title, text, children }: PromiseCardProps) {
  return (
    <article className={classes.promise}>
      <Heading level={3}>{title}</Heading>
      <Text tone="quiet" className={classes.text}>
        {text}
      </Text>
      {children}
    </article>
  );
}
