import {
  dismissFirstStepsMutation,
  type GetFirstStepsResponse,
  getFirstStepsQueryKey,
} from '@pulse/contract/client';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { useAction } from '#ui/actions/use-action.ts';
import { Action, ActionLink } from '#ui/controls/action.tsx';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './first-steps.module.css';

interface FirstStepsProps {
  progress: GetFirstStepsResponse;
  /** Whether the digital ID was opened on this device. */
  hasSeenDigitalId: boolean;
}

const linkOfStep = {
  verify_email: '/app/profile',
  choose_plan: '/app/membership',
  find_class: '/app/explore',
  first_booking: '/app/explore',
  digital_id: '/app/digital-id',
} as const;

/** Checklist for new members: done steps are ticked, the first open one has the button. */
export default function FirstSteps({ progress, hasSeenDigitalId }: FirstStepsProps) {
  const { t } = useTranslation('recommendations');
  const queryClient = useQueryClient();
  const dismiss = useAction(dismissFirstStepsMutation(), {
    onDone: () => queryClient.setQueryData(getFirstStepsQueryKey(), { ...progress, shown: false }),
  });
  const all = [...progress.steps, { code: 'digital_id' as const, done: hasSeenDigitalId }];
  const doneCount = all.filter((step) => step.done).length;
  const next = all.find((step) => !step.done);
  return (
    <Card as="section" className={classes.card} aria-labelledby="first-steps">
      <Row as="header" gap={4} align="baseline" justify="between" className={classes.header}>
        <Heading id="first-steps">{t('steps.title')}</Heading>
        <Text tone="quiet">{t('steps.done', { count: doneCount, of: all.length })}</Text>
      </Row>
      <List ordered className={classes.steps}>
        {all.map(({ code, done: isDone }) => (
          <li key={code} className={classes.step} data-done={isDone || undefined}>
            <span className={classes.mark} aria-hidden="true">
              {isDone && <IconCheck size={18} stroke={2.2} />}
            </span>
            <span>
              {isDone ? (
                <span className={classes.name}>
                  {t(`steps.${code}.name`)}
                  <span className="visually-hidden">{t('steps.isDone')}</span>
                </span>
              ) : (
                <Link className={classes.name} to={linkOfStep[code]}>
                  {t(`steps.${code}.name`)}
                </Link>
              )}
              {!isDone && (
                <Text as="span" size="small" tone="quiet" className={classes.note}>
                  {t(`steps.${code}.note`)}
                </Text>
              )}
            </span>
          </li>
        ))}
      </List>
      <ActionBar>
        {next && (
          <ActionLink to={linkOfStep[next.code]} variant="filled">
            {t(`steps.${next.code}.action`)}
          </ActionLink>
        )}
        <Action variant="subtle" disabled={dismiss.isPending} onClick={() => dismiss.mutate({})}>
          {t('steps.dismiss')}
        </Action>
      </ActionBar>
    </Card>
  );
}
