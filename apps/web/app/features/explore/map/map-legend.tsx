import { IconCircleCheckFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { List } from '#ui/layout/list.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Row } from '#ui/layout/row.tsx';
import type { PinKind } from './canvas/index.ts';
import classes from './explore-map.module.css';

/** The text of the sample of each kind of pin. */
const samples: Record<PinKind, ReactNode> = {
  next: '18:30',
  booked: (
    <>
      <IconCircleCheckFilled size={13} />
      19:45
    </>
  ),
  full: '20:00',
  past: '09:15',
  none: <span className={classes.dot} />,
  selected: '18:30',
  cluster: '12',
  you: null,
};

/** The legend: a sample of each kind of pin that is on the map. */
export function MapLegend({ kinds }: { kinds: readonly PinKind[] }) {
  const { t } = useTranslation('explore');
  const { t: shared } = useTranslation();
  const labelOf = (kind: PinKind) =>
    kind === 'booked' || kind === 'full' ? shared(`status.${kind}`) : t(`legend.${kind}`);
  if (kinds.length === 0) return null;
  return (
    <List className={classes.legend} aria-label={t('legend.label')} data-above-map>
      {kinds.map((kind) => (
        <Row as="li" key={kind} gap={2} align="center" data-kind={kind}>
          <span className={classes.sample} data-state={kind} aria-hidden="true">
            {samples[kind]}
          </span>
          <Note as="span">{labelOf(kind)}</Note>
        </Row>
      ))}
    </List>
  );
}
