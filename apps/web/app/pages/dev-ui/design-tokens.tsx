import { useState } from 'react';
import { Action } from '#ui/controls/action.tsx';
import classes from './dev-ui.module.css';
import { Example } from './example.tsx';

const colours = [
  'paper',
  'sheet',
  'raised',
  'sunken',
  'line',
  'line-strong',
  'ink-3',
  'ink-2',
  'ink',
  'accent',
  'accent-text',
  'booked-solid',
  'offer-solid',
  'waitlist-text',
  'danger-solid',
];

const displaySizes = ['hero', 'display-1', 'display-2', 'display-3', 'display-4'];
const textSizes = ['lead', 'body', 'small', 'micro'];
const spaces = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const radii = ['tile', 'control', 'card', 'sheet', 'round'];
const speeds = ['fast', 'base', 'slow', 'ring'];

/** The design tokens of `ui/theme/tokens.css`. */
export function DesignTokens() {
  const [moved, setMoved] = useState(false);
  return (
    <>
      <Example name="Colours">
        {colours.map((colour) => (
          <figure key={colour} className={classes.colour}>
            <span style={{ background: `var(--pulse-${colour})` }} />
            <figcaption>{colour}</figcaption>
          </figure>
        ))}
      </Example>
      <Example name="Type">
        <div className={classes.wide}>
          {displaySizes.map((size) => (
            <p key={size} className="pulse-display" style={{ fontSize: `var(--pulse-${size})` }}>
              18:30 {size}
            </p>
          ))}
          {textSizes.map((size) => (
            <p key={size} style={{ fontSize: `var(--pulse-${size})` }}>
              {size}: free to cancel until 06:30, 3 left, number 2 on the waitlist
            </p>
          ))}
        </div>
      </Example>
      <Example name="Space">
        {spaces.map((step) => (
          <figure key={step} className={classes.space}>
            <span style={{ width: `var(--pulse-${step})`, height: `var(--pulse-${step})` }} />
            <figcaption>{step}</figcaption>
          </figure>
        ))}
      </Example>
      <Example name="Shape">
        {radii.map((radius) => (
          <figure key={radius} className={classes.colour}>
            <span style={{ borderRadius: `var(--pulse-radius-${radius})` }} />
            <figcaption>{radius}</figcaption>
          </figure>
        ))}
      </Example>
      <Example name="Motion">
        <Action onClick={() => setMoved(!moved)}>Move</Action>
        <div className={classes.wide}>
          {speeds.map((speed) => (
            <figure key={speed} className={classes.motion} data-moved={moved}>
              <span style={{ transitionDuration: `var(--pulse-${speed})` }} />
              <figcaption>{speed}</figcaption>
            </figure>
          ))}
        </div>
      </Example>
    </>
  );
}
