import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './short-page.module.css';

/** What to do first, second and third. */
export function NumberedSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <List ordered className={classes.steps}>
      {steps.map(({ title, text }) => (
        <li key={title} className={classes.step}>
          <Heading level={3}>{title}</Heading>
          <Text tone="quiet">{text}</Text>
        </li>
      ))}
    </List>
  );
}
