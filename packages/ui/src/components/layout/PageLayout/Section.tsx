import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classes } from '../../../provider/classes.ts';
import * as styles from './PageLayout.css.ts';
import { Content } from './PageLayout.tsx';

export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  ref?: Ref<HTMLElement>;
  /** The section's heading, which also names its landmark. */
  heading: ReactNode;
  /** Level of the heading in the page's outline. */
  level?: 2 | 3;
  /** Beside the heading: what, how fresh, in which unit. */
  note?: ReactNode;
  /** At the end of the heading's line: a link to all of it. */
  aside?: ReactNode;
  /** `paper` for editorial bands, `sunk` for insets. */
  ground?: 'page' | 'paper' | 'sunk';
}

/** A band of a page with its heading. */
export function Section({
  heading,
  level = 2,
  note,
  aside,
  ground = 'page',
  className,
  children,
  ...rest
}: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={id}
      className={classes(styles.section, styles.ground[ground], className)}
      {...rest}
    >
      <Content>
        <div className={styles.head}>
          <Heading id={id} className={styles.heading}>
            {heading}
          </Heading>
          {note ? <p className={classes(styles.note, styles.noteOn[ground])}>{note}</p> : null}
          {aside ? <div className={styles.aside}>{aside}</div> : null}
        </div>
        {children}
      </Content>
    </section>
  );
}
