import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import type { WithFormerName } from '../../../provider/formerName.ts';
import { Heading } from '../../typography/Heading/Heading.tsx';
import { Text } from '../../typography/Text/Text.tsx';
import { Content } from '../PageLayout/PageLayout.tsx';
import * as styles from './Section.css.ts';

export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  ref?: Ref<HTMLElement>;
  /** The section's heading, which also names its landmark. */
  title: ReactNode;
  /** Level of the heading in the page's outline. */
  level?: 2 | 3;
  /** Next to the heading: a description, the date of the data, the unit. */
  note?: ReactNode;
  /** At the end of the heading's line: a link to all of it. */
  aside?: ReactNode;
  /** `paper` for editorial bands, `sunk` for insets, `none` for a part of a page or card that has its width already. */
  ground?: 'page' | 'paper' | 'sunk' | 'none';
}

type GivenSectionProps = WithFormerName<
  SectionProps,
  'title',
  {
    /** @deprecated Use `title`. */
    heading: ReactNode;
  }
>;

/** A band of a page with its heading, or a section inside a container with its own width. */
export function Section({
  title,
  heading,
  level = 2,
  note,
  aside,
  ground = 'page',
  className,
  children,
  ...rest
}: GivenSectionProps) {
  const id = useId();
  const isBand = ground !== 'none';
  const whole = (
    <>
      <div className={isBand ? styles.bandHead : styles.partHead}>
        <Heading level={level} id={id} size={isBand ? 'heading' : 'title'}>
          {title ?? heading}
        </Heading>
        {note ? (
          <Text
            size={isBand ? 'body' : 'small'}
            tone="faint"
            className={joinClasses(!isBand && styles.partNote)}
          >
            {note}
          </Text>
        ) : null}
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </div>
      {children}
    </>
  );
  return (
    <section
      aria-labelledby={id}
      className={joinClasses(isBand && styles.band, styles.ground[ground], className)}
      {...rest}
    >
      {isBand ? <Content>{whole}</Content> : whole}
    </section>
  );
}
