import {
  type CSSProperties,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import { useMergedRefs } from '../../../hooks/useMergedRefs.ts';
import { joinClasses } from '../../../provider/classes.ts';
import * as styles from './Splitter.css.ts';
import { sizeByKey, within } from './sizeByKey.ts';

export interface SplitterProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Names the line between the parts: Width of the list. */
  label: string;
  /** The first part. */
  start: ReactNode;
  /** The second part. */
  end: ReactNode;
  /** `row` side by side, `column` below each other. On a phone both are below each other and no line is between them. */
  direction?: 'row' | 'column';
  /** Percent of the first part. Given together with `onSizeChange`, the owner decides. */
  size?: number | undefined;
  /** Percent of the first part at the beginning, and after a double click on the line. */
  defaultSize?: number;
  /** Called with the percent of the first part at each move. */
  onSizeChange?: ((size: number) => void) | undefined;
  /** Least percent of the first part. */
  min?: number;
  /** Most percent of the first part. */
  max?: number;
}

/** Two parts with a line between them that people move, by pointer or by key. */
export function Splitter({
  label,
  start,
  end,
  direction = 'row',
  size: givenSize,
  defaultSize = 50,
  onSizeChange,
  min = 20,
  max = 80,
  className,
  style,
  ref,
  ...rest
}: SplitterProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const rootRef = useMergedRefs(root, ref);
  const [ownSize, setOwnSize] = useState(defaultSize);
  const size = within(givenSize ?? ownSize, { min, max });

  const move = (next: number) => {
    const limited = Math.round(within(next, { min, max }) * 10) / 10;
    if (limited === size) return;
    setOwnSize(limited);
    onSizeChange?.(limited);
  };
  const isRtl = () => root.current !== null && getComputedStyle(root.current).direction === 'rtl';
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = sizeByKey(event.key, size, { direction, rtl: isRtl(), min, max });
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!root.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, right, top, width, height } = root.current.getBoundingClientRect();
    const along =
      direction === 'column' ? event.clientY - top : isRtl() ? right - event.clientX : event.clientX - left;
    move((along / (direction === 'column' ? height : width)) * 100);
  };

  const shares = { '--fw-start': `${size}fr`, '--fw-end': `${100 - size}fr` } as CSSProperties;
  return (
    <div
      data-direction={direction}
      className={joinClasses(styles.root, className)}
      {...rest}
      ref={rootRef}
      style={{ ...style, ...shares }}
    >
      <div id={id} className={styles.pane}>
        {start}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be moved */}
      <div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-controls={id}
        aria-orientation={direction === 'row' ? 'vertical' : 'horizontal'}
        aria-valuenow={Math.round(size)}
        aria-valuemin={min}
        aria-valuemax={max}
        className={styles.line}
        onKeyDown={press}
        onPointerDown={(event) => {
          if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={drag}
        onDoubleClick={() => move(defaultSize)}
      />
      <div className={styles.pane}>{end}</div>
    </div>
  );
}
