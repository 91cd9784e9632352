import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './short-page.module.css';

/** Short promises side by side, each with its sentence. */
export function Points({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <List className={classes.points}>
      {points.map(({ title, text }) => (
        <ListItem key={title} gap={1}>
          <Heading level={3}>{title}</Heading>
          <Text tone="quiet">{text}</Text>
        </ListItem>
      ))}
    </List>
  );
}
