import classes from './points.module.css';

/** Short promises side by side, each with its sentence. */
export function Points({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <ul className={classes.points}>
      {points.map(({ title, text }) => (
        <li key={title} className={classes.point}>
          <h3 className={classes.title}>{title}</h3>
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
