import { Button, Checkbox, Switch, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Action, ActionLink } from '../../ui/action.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Choices } from '../../ui/choices.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { DayStrip } from '../../ui/day-strip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { floorKinds } from '../../ui/floors/drawings.ts';
import { Floor } from '../../ui/floors/floor.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { Meter, MeterSwatch } from '../../ui/meter.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { PlaceDots } from '../../ui/place-dots.tsx';
import { Ring } from '../../ui/ring.tsx';
import { RingLoader } from '../../ui/ring-loader.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { StatusMark, type StatusMarkState } from '../../ui/status-mark.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import classes from './dev-ui.module.css';
import { Part } from './part.tsx';

const states: StatusMarkState[] = [
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

/** Every part of the design system, in each of its states. */
export function DesignParts() {
  const [sheet, setSheet] = useState(false);
  const [dialog, setDialog] = useState(false);
  const [choice, setChoice] = useState('one');
  const [day, setDay] = useState('2026-06-05');
  const [until] = useState(() => new Date(Date.now() + 24 * 60_000).toISOString());
  return (
    <>
      <Part name="Brand">
        <BrandMark />
        <BrandMark markOnly />
        <Avatar name="Maya Khoury" size={44} />
        <Avatar name="Sara Hakim" size={44} />
      </Part>
      <Part name="Status">
        {states.map((state) => (
          <StatusMark key={state} state={state} />
        ))}
      </Part>
      <Part name="Actions">
        {['book', 'filled', 'default', 'offer', 'danger', 'subtle'].map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button disabled>disabled</Button>
        <Action variant="book">Action</Action>
        <ActionLink to="/dev/ui">ActionLink</ActionLink>
      </Part>
      <Part name="Places">
        <PlaceDots capacity={16} taken={13} />
        <PlaceDots capacity={12} taken={9} yours />
        <PlaceDots capacity={14} taken={14} arrived={9}>
          9 arrived
        </PlaceDots>
        <PlaceDots capacity={60} taken={41} />
      </Part>
      <Part name="Rings">
        <Ring share={22 / 30}>22</Ring>
        <Countdown until={until} length={1800} />
        <div className={classes.tile}>
          <RingLoader />
        </div>
      </Part>
      <Part name="Allowance">
        <div className={classes.wide}>
          <Meter total={16} used={9} booked={2} label="9 of 16 visits used, 2 booked" />
          {kinds.map((kind) => (
            <MeterSwatch key={kind} kind={kind} />
          ))}
        </div>
      </Part>
      <Part name="Time and money">
        <TimeText instant="2026-06-04T15:30:00Z" zone="Asia/Beirut" className={classes.time} />
        <TimeText instant="2026-06-04T15:30:00Z" zone="Asia/Beirut" shape="day" />
        <MoneyText money={{ amount_minor: 1400, currency: 'USD' }} />
      </Part>
      <Part name="Fields">
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
      </Part>
      <Part name="Days">
        <DayStrip
          label="Day"
          days={['2026-06-04', '2026-06-05', '2026-06-06', '2026-06-07']}
          value={day}
          today={{ date: '2026-06-04', word: 'Today' }}
          onChange={setDay}
        />
      </Part>
      <Part name="Above the page">
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
          costs
          onConfirm={() => setDialog(false)}
          onCancel={() => setDialog(false)}
        >
          What happens if you go on.
        </ConfirmDialog>
      </Part>
      <Part name="States of a list">
        <div className={classes.wide}>
          <LoadingRows rows={2} />
          <ErrorState error={new TypeError()} onRetry={() => undefined} />
          <FailureNote>What was tried and did not work.</FailureNote>
          <EmptyState floor="swimming" action={<Action>One action</Action>}>
            One sentence.
          </EmptyState>
        </div>
      </Part>
      <Part name="Floors">
        {floorKinds.flatMap((kind) =>
          [0, 1, 2].map((palette) => (
            <Floor
              key={`${kind}${palette}`}
              kind={kind}
              seed="dev"
              palette={palette}
              className={classes.floor}
            />
          )),
        )}
      </Part>
    </>
  );
}
