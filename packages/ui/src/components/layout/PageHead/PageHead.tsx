import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Heading } from '../../typography/Heading/Heading.tsx';
import { Text } from '../../typography/Text/Text.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';

export interface PageHeadProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  /** The page's one `h1`. */
  heading: ReactNode;
  /** Id of the heading, for what is named by it. */
  headingId?: string;
  /** One sentence below: what the page is for. */
  lead?: ReactNode;
  /** At the end of the line: what chooses or does something for the whole page. */
  aside?: ReactNode;
  /** Facts below the heading, such as how many and how fresh. */
  children?: ReactNode;
}

/** Where a page begins: what it is, what for, and what can be done with all of it. */
export function PageHead({ heading, headingId, lead, aside, children, ...rest }: PageHeadProps) {
  return (
    <Inline as="header" align="end" justify="between" {...rest}>
      <Stack gap="s">
        <Heading level={1} id={headingId}>
          {heading}
        </Heading>
        {lead ? <Text tone="quiet">{lead}</Text> : null}
        {children}
      </Stack>
      {aside}
    </Inline>
  );
}
