import { PlaceDots } from '#ui/display/figures/place-dots.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Numeral } from '#ui/layout/numeral.tsx';
import classes from './hero-city.module.css';

/** Corners of the city drawing that show the start times of later classes. */
const labelPositions = ['a', 'b', 'c', 'd'];

/** The city drawing of the first screen; the page's script shows the next classes on it. */
export function HeroCity() {
  return (
    <div className={classes.city}>
      {labelPositions.map((position) => (
        <span
          key={position}
          className={classes.laterTime}
          data-later-class={position}
          aria-hidden="true"
        />
      ))}
      <div className={classes.pin} aria-hidden="true">
        <span className={classes.disc} data-slot="pin">
          <svg viewBox="0 0 34 34" width="46" height="46" className={classes.mark}>
            <title>Pulse</title>
            <path d="M2 17 H9.4 L13 10.4 L18.6 23.6 L22.2 15 L23.4 17 H32" />
          </svg>
        </span>
      </div>
      <div data-slot="next" />
      <template data-template="next">
        <a href="/find" className={classes.card}>
          <Numeral size={1} data-slot="time" />
          <span className={classes.details}>
            <Numeral as="strong" size={4} data-slot="title" />
            <Note as="span" data-slot="where" />
          </span>
          <span className={classes.places} data-slot="places">
            <PlaceDots capacity={1} taken={0} />
            <PlaceDots capacity={25} taken={0} />
          </span>
        </a>
      </template>
    </div>
  );
}
