import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import type { WithFormerName } from '../../../provider/formerName.ts';
import { Heading } from '../../typography/Heading/Heading.tsx';
import { Text } from '../../typography/Text/Text.tsx';
import { Stack } from '../Stack/Stack.tsx';
import * as styles from './PageHead.css.ts';

export interface PageHeadProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  ref?: Ref<HTMLElement>;
  /** The page's one `h1`. */
  title: ReactNode;
  /** Id of the heading, for elements labelled by it. */
  titleId?: string;
  /** @deprecated Use `titleId`. */
  headingId?: string;
  /** One sentence below the heading: the purpose of the page. */
  lead?: ReactNode;
  /** On the line of the heading, at its end: what chooses or does something for the whole page. */
  aside?: ReactNode;
  /** Facts below the heading, such as how many and how fresh. */
  children?: ReactNode;
}

type GivenPageHeadProps = WithFormerName<
  PageHeadProps,
  'title',
  {
    /** @deprecated Use `title`. */
    heading: ReactNode;
  }
>;

/** The head of a page: its name, its purpose, and its actions. */
export function PageHead({
  title,
  heading,
  titleId,
  headingId,
  lead,
  aside,
  children,
  className,
  ...rest
}: GivenPageHeadProps) {
  return (
    <header className={joinClasses(styles.head, className)} {...rest}>
      <div className={styles.heading}>
        <Heading level={1} id={titleId ?? headingId}>
          {title ?? heading}
        </Heading>
      </div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
      {lead || children ? (
        <Stack gap="s" className={styles.facts}>
          {lead ? <Text tone="quiet">{lead}</Text> : null}
          {children}
        </Stack>
      ) : null}
    </header>
  );
}
