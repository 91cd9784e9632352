import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './application.module.css';

interface ApplicationSentProps {
  title: string;
  text: string;
  /** What can still be done about what was sent. */
  children?: ReactNode;
}

/** Confirms that the application was sent, and says what happens next. */
export function ApplicationSent({ title, text, children }: ApplicationSentProps) {
  const { t } = useTranslation('partner-application');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <Stack as="section" className={classes.sentNote}>
      <title>{`${title} · Pulse`}</title>
      <h1 ref={heading} tabIndex={-1} className={classes.sent}>
        {title}
      </h1>
      <Text prose size="lead" tone="quiet" role="status">
        {text}
      </Text>
      {children}
      <ActionLink to="/" variant="filled">
        {t('sent.home')}
      </ActionLink>
    </Stack>
  );
}
