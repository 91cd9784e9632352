import type { PartnerVenue } from '@pulse/contract/client';
import type { SetupStep } from '@pulse/domain';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from '../manage.module.css';

interface SetupStepRowProps {
  step: SetupStep;
  number: number;
  done: boolean;
  /** The first step that is not done. */
  isNext: boolean;
  venue: PartnerVenue | null;
  /** Staff take the steps of classes and codes; the others are the partner admin's. */
  canEdit: boolean;
}

/** One step with its state and the link to where it is done. */
export function SetupStepRow({ step, number, done, isNext, venue, canEdit }: SetupStepRowProps) {
  const { t } = useTranslation('partner-venues');
  const to = urlOf(step, venue, done);
  const mayDo = canEdit || step === 'class' || step === 'code';
  const title = t(`setup.steps.${step}.title`);
  return (
    <Row as="li" align="center" className={classes.row} data-done={done || undefined}>
      <span className={classes.number} aria-hidden="true">
        {done ? <IconCheck size={44} stroke={2.4} /> : number}
      </span>
      <Stack gap={1} className={classes.content}>
        <Heading>{title}</Heading>
        <Text tone="quiet">
          <strong>{t(done ? 'setup.done' : 'setup.open')}</strong>{' '}
          {t(mayDo ? `setup.steps.${step}.text` : 'setup.adminOnly')}
        </Text>
      </Stack>
      {to && mayDo && (
        <ActionLink
          to={to}
          variant={isNext ? 'primary' : 'default'}
          aria-label={t(done ? 'setup.changeOf' : 'setup.goOf', { step: title })}
        >
          {t(done ? 'setup.change' : 'setup.go')}
        </ActionLink>
      )}
    </Row>
  );
}

function urlOf(step: SetupStep, venue: PartnerVenue | null, done: boolean): string | null {
  if (!venue) return step === 'venue' ? '/app/partner/venues/new' : null;
  const editor = `/app/partner/venues/${venue.id}`;
  const dashboard = `/app/partner/dashboard?venue=${venue.id}`;
  const urls: Record<SetupStep, string> = {
    venue: editor,
    hours: `${editor}#operating_hours`,
    picture: `${editor}#images`,
    class: done
      ? `${dashboard}#class-templates`
      : `/app/partner/class-templates/new?venue=${venue.id}`,
    code: `${dashboard}#qr-codes`,
  };
  return urls[step];
}
