import type { ElementProps } from './element-props.ts';
import { Text } from './text.tsx';

interface NoteProps extends ElementProps {
  as?: 'p' | 'span' | 'dt' | 'dd' | 'li';
}

/** Small and quiet text that adds to what it stands beside. */
export function Note(props: NoteProps) {
  return <Text {...props} size="small" tone="quiet" />;
}
