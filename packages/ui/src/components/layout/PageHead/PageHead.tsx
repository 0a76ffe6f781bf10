import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { Heading } from '../../typography/Heading/Heading.tsx';
import { Text } from '../../typography/Text/Text.tsx';
import { Stack } from '../Stack/Stack.tsx';
import * as styles from './PageHead.css.ts';

export interface PageHeadProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  /** The page's one `h1`. */
  heading: ReactNode;
  /** Id of the heading, for elements labelled by it. */
  headingId?: string;
  /** One sentence below the heading: the purpose of the page. */
  lead?: ReactNode;
  /** On the line of the heading, at its end: what chooses or does something for the whole page. */
  aside?: ReactNode;
  /** Facts below the heading, such as how many and how fresh. */
  children?: ReactNode;
}

/** The head of a page: its name, its purpose, and its actions. */
export function PageHead({ heading, headingId, lead, aside, children, className, ...rest }: PageHeadProps) {
  return (
    <header className={joinClasses(styles.head, className)} {...rest}>
      <div className={styles.heading}>
        <Heading level={1} id={headingId}>
          {heading}
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
