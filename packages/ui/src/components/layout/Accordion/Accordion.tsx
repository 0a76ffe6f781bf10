import { ChevronDown } from 'lucide-react';
import {
  createContext,
  type DetailsHTMLAttributes,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  use,
  useId,
} from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './Accordion.css.ts';

type Level = 2 | 3 | 4 | 5;

interface AccordionContext {
  readonly name: string | undefined;
  readonly level: Level | undefined;
}

const Context = createContext<AccordionContext>({ name: undefined, level: undefined });

export interface AccordionProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
  /** Opening one closes the others. Leave it out where people compare. */
  single?: boolean;
  /** Makes each summary a heading of this level, so that screen readers jump between them. */
  level?: Level;
}

/** Parts of a text under each other, each behind its heading. Its children are `AccordionItem`s. */
export function Accordion({ single = false, level, className, ...rest }: AccordionProps) {
  const id = useId();
  return (
    <Context value={{ name: single ? id : undefined, level }}>
      <div className={joinClasses(styles.root, className)} {...rest} />
    </Context>
  );
}

export interface AccordionItemProps
  extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'name' | 'onToggle'> {
  ref?: Ref<HTMLDetailsElement>;
  /** Always visible; pressing it shows and hides the rest. */
  summary: ReactNode;
  /** At the end of the summary: a count, a status. */
  note?: ReactNode;
  /** Shown or hidden: by press, by key, or by a search in the page that found something inside. */
  onOpenChange?: (open: boolean) => void;
}

/** One part of an `Accordion`. */
export function AccordionItem({
  summary,
  note,
  open,
  onOpenChange,
  className,
  children,
  ...rest
}: AccordionItemProps) {
  const { name, level } = use(Context);
  const Heading: 'h2' | 'h3' | 'h4' | 'h5' | 'span' = level ? `h${level}` : 'span';
  return (
    <details
      className={joinClasses(styles.item, className)}
      name={name}
      open={open}
      onToggle={({ currentTarget }) => {
        // The browser also reports changes that the owner made.
        if (currentTarget.open !== open) onOpenChange?.(currentTarget.open);
      }}
      {...rest}
    >
      <summary className={styles.summary}>
        <Heading className={styles.heading}>{summary}</Heading>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <Icon icon={ChevronDown} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
