import { useState } from 'react';
import { ConfirmAction } from '#ui/actions/confirm-action.tsx';
import { useAction } from '#ui/actions/use-action.ts';
import { Action } from '#ui/controls/action.tsx';
import { PagedList } from '#ui/data/paged-list.tsx';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Figures } from '#ui/layout/figures.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './dev-ui.module.css';
import { Example } from './example.tsx';

const list = {
  items: ['Reformer', 'Boxing', 'Aquagym'],
  data: {},
  error: null,
  isPending: false,
  isError: false,
  hasNextPage: true,
  isFetchingNextPage: false,
  refetch: () => undefined,
  fetchNextPage: async () => undefined,
};

/** The kit of the screens: layout, a list, an action and its confirmation. */
export function LayoutExamples() {
  const [asking, setAsking] = useState(false);
  const cancel = useAction(
    { mutationFn: async () => undefined },
    { done: 'Cancelled.', failure: 'note', onDone: () => setAsking(false) },
  );
  return (
    <>
      <Example name="Layout">
        <Stack gap={4} className={classes.wide}>
          <Heading level={3} size={2}>
            Heading
          </Heading>
          <Text size="lead">Text in its lead size.</Text>
          <Row gap={3} align="baseline" justify="between">
            <Text strong>Strong</Text>
            <Text size="small" tone="quiet">
              Small and quiet
            </Text>
            <Text tone="danger">Danger</Text>
          </Row>
          <Card>
            <Figures
              figures={[
                { label: 'visits', value: 12 },
                { label: 'fill', value: '84 %' },
              ]}
            />
          </Card>
          <ActionBar>
            <Action variant="filled">Main action</Action>
            <Action>Another one</Action>
          </ActionBar>
        </Stack>
      </Example>
      <Example name="A list and its pages">
        <Stack gap={3} className={classes.wide}>
          <PagedList
            pages={list}
            ruled
            empty={<Text>Nothing yet.</Text>}
            row={(name) => <ListItem key={name}>{name}</ListItem>}
          />
        </Stack>
      </Example>
      <Example name="An action with its confirmation">
        <Action onClick={() => setAsking(true)}>Cancel the class</Action>
        <ConfirmAction
          opened={asking}
          words={{
            title: 'Cancel the class?',
            confirm: 'Cancel it',
            cancel: 'Keep it',
            destructive: true,
          }}
          action={cancel}
          onConfirm={() => cancel.mutate()}
          onClose={() => setAsking(false)}
        >
          What happens after confirming.
        </ConfirmAction>
      </Example>
    </>
  );
}
