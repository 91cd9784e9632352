import type { PartnerVenue } from '@pulse/contract/client';
import type { SetupStep } from '@pulse/domain';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import classes from './venue-setup.module.css';

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
    <li className={classes.step} data-done={done || undefined}>
      <span className={classes.number} aria-hidden="true">
        {done ? <IconCheck size={44} stroke={2.4} /> : number}
      </span>
      <div className={classes.content}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>
          <strong>{t(done ? 'setup.done' : 'setup.open')}</strong>{' '}
          {t(mayDo ? `setup.steps.${step}.text` : 'setup.adminOnly')}
        </p>
      </div>
      {to && mayDo && (
        <ActionLink
          to={to}
          variant={isNext ? 'primary' : 'default'}
          aria-label={t(done ? 'setup.changeOf' : 'setup.goOf', { step: title })}
        >
          {t(done ? 'setup.change' : 'setup.go')}
        </ActionLink>
      )}
    </li>
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
