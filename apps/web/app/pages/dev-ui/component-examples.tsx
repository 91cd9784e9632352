import { Button, Checkbox, Switch, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Action, ActionLink } from '#ui/controls/action.tsx';
import { Choices } from '#ui/controls/choices.tsx';
import { DayStrip } from '#ui/controls/day-strip.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { MultipleChoices } from '#ui/controls/multiple-choices.tsx';
import { CoverArt } from '#ui/cover-art/cover-art.tsx';
import { coverArtKinds } from '#ui/cover-art/cover-art-kinds.ts';
import { BrandMark } from '#ui/display/brand/brand-mark.tsx';
import { Countdown } from '#ui/display/countdown.tsx';
import { Meter, MeterSwatch } from '#ui/display/figures/meter.tsx';
import { PlaceDots } from '#ui/display/figures/place-dots.tsx';
import { Ring } from '#ui/display/figures/ring.tsx';
import { MoneyText } from '#ui/display/money-text.tsx';
import { Avatar } from '#ui/display/pictures/avatar.tsx';
import { StatusBadge, type StatusBadgeState } from '#ui/display/status-badge.tsx';
import { TimeText } from '#ui/display/time-text.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { FailureNote } from '#ui/feedback/failure-note.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { RingLoader } from '#ui/feedback/ring-loader.tsx';
import { toastFailure, toastSuccess } from '#ui/feedback/toast.ts';
import { Numeral } from '#ui/layout/numeral.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import classes from './dev-ui.module.css';
import { Example } from './example.tsx';

const compositions = [0, 1, 2, 3, 4, 5, 6, 7];

const states: StatusBadgeState[] = [
  'confirmed',
  'booked',
  'arrived',
  'waitlisted',
  'offered',
  'payment',
  'full',
  'cancelled',
  'completed',
  'no_show',
  'to_come',
];

const kinds = ['used', 'booked', 'free'] as const;

/** Every component of the design system, in each of its states. */
export function ComponentExamples() {
  const [sheet, setSheet] = useState(false);
  const [dialog, setDialog] = useState(false);
  const [choice, setChoice] = useState('one');
  const [day, setDay] = useState('2026-06-05');
  const [days, setDays] = useState(['Mon']);
  const [until] = useState(() => new Date(Date.now() + 24 * 60_000).toISOString());
  return (
    <>
      <Example name="Brand">
        <BrandMark />
        <BrandMark markOnly />
        <Avatar name="Maya Khoury" size={44} />
        <Avatar name="Sara Hakim" size={44} />
      </Example>
      <Example name="Status">
        {states.map((state) => (
          <StatusBadge key={state} state={state} />
        ))}
      </Example>
      <Example name="Actions">
        {['primary', 'filled', 'default', 'offer', 'danger', 'subtle'].map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button disabled>disabled</Button>
        <Action variant="primary">Action</Action>
        <ActionLink to="/dev/ui">ActionLink</ActionLink>
      </Example>
      <Example name="Places">
        <PlaceDots capacity={16} taken={13} />
        <PlaceDots capacity={12} taken={9} yours />
        <PlaceDots capacity={14} taken={14} arrived={9}>
          9 arrived
        </PlaceDots>
        <PlaceDots capacity={60} taken={41} />
      </Example>
      <Example name="Rings">
        <Ring share={22 / 30}>22</Ring>
        <Countdown until={until} length={1800} />
        <div className={classes.tile}>
          <RingLoader />
        </div>
      </Example>
      <Example name="Allowance">
        <div className={classes.wide}>
          <Meter total={16} used={9} booked={2} label="9 of 16 visits used, 2 booked" />
          {kinds.map((kind) => (
            <MeterSwatch key={kind} kind={kind} />
          ))}
        </div>
      </Example>
      <Example name="Time and money">
        <Numeral size={1}>
          <TimeText instant="2026-06-04T15:30:00Z" timeZone="Asia/Beirut" />
        </Numeral>
        <TimeText instant="2026-06-04T15:30:00Z" timeZone="Asia/Beirut" shape="day" />
        <MoneyText money={{ amount_minor: 1400, currency: 'USD' }} />
      </Example>
      <Example name="Fields">
        <TextInput label="Label" placeholder="Placeholder" description="Description" />
        <TextInput label="With an error" defaultValue="Value" error="What is wrong" />
        <Checkbox label="Checkbox" defaultChecked />
        <Switch label="Switch" defaultChecked />
        <IconButton label="IconButton">
          <IconSearch size={22} stroke={1.6} aria-hidden="true" />
        </IconButton>
        <Choices
          label="Choices"
          value={choice}
          choices={['one', 'two', 'three'].map((value) => ({ value, name: value }))}
          onChoose={setChoice}
        />
        <MultipleChoices
          label="MultipleChoices"
          values={days}
          choices={['Mon', 'Tue', 'Wed'].map((value) => ({ value, name: value }))}
          onChange={setDays}
        />
      </Example>
      <Example name="Days">
        <DayStrip
          label="Day"
          days={['2026-06-04', '2026-06-05', '2026-06-06', '2026-06-07']}
          value={day}
          today={{ date: '2026-06-04', label: 'Today' }}
          onChange={setDay}
        />
      </Example>
      <Example name="Above the page">
        <Button onClick={() => setSheet(true)}>Sheet</Button>
        <Button onClick={() => setDialog(true)}>Confirm</Button>
        <Button onClick={() => toastSuccess('It worked.')}>Success</Button>
        <Button onClick={() => toastFailure('It did not work.')}>Failure</Button>
        <Sheet opened={sheet} onClose={() => setSheet(false)} title="A sheet">
          From below on a phone, a dialog on a desktop.
        </Sheet>
        <ConfirmDialog
          opened={dialog}
          title="Cancel this?"
          confirm="Cancel and use 1 visit"
          cancel="Keep my place"
          destructive
          onConfirm={() => setDialog(false)}
          onCancel={() => setDialog(false)}
        >
          What happens after confirming.
        </ConfirmDialog>
      </Example>
      <Example name="States of a list">
        <div className={classes.wide}>
          <LoadingRows rows={2} />
          <ErrorState error={new TypeError()} onRetry={() => undefined} />
          <FailureNote>What failed.</FailureNote>
          <EmptyState coverArt="swimming" action={<Action>One action</Action>}>
            One sentence.
          </EmptyState>
        </div>
      </Example>
      <Example name="Cover art">
        {coverArtKinds.flatMap((kind) =>
          compositions.map((composition) => (
            <CoverArt
              key={`${kind}${composition}`}
              kind={kind}
              seed="dev"
              look={{ composition, palette: composition }}
              name="Nafas Studio"
              className={classes.coverArt}
            />
          )),
        )}
      </Example>
    </>
  );
}
