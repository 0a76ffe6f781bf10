import { Bold, Code, Heading2, ImagePlus, Italic, Link2, List, ListOrdered, Quote } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import type { IconDrawing } from '../../media/Icon/types.ts';
import { Tooltip } from '../../overlays/Tooltip/Tooltip.tsx';
import type { Action } from './actions.ts';
import * as styles from './MarkdownEditor.css.ts';

const drawings: Readonly<Record<Action, IconDrawing>> = {
  bold: Bold,
  italic: Italic,
  heading: Heading2,
  list: List,
  numbered: ListOrdered,
  link: Link2,
  quote: Quote,
  code: Code,
};
/** The letters pressed with Ctrl, or with the command key of a Mac. */
const letters: Partial<Record<Action, string>> = { bold: 'B', italic: 'I', link: 'K' };
const actions = Object.keys(drawings) as Action[];

interface EditorToolbarProps {
  /** Id of the text that it changes. */
  controls: string;
  disabled: boolean;
  onAction: (action: Action) => void;
  /** Opens the choice of a picture; without it there is no button for one. */
  onImage: (() => void) | undefined;
  isUploading: boolean;
  /** After the buttons. */
  children: ReactNode;
}

/** Buttons that change the selected text: one stop of the Tab key, arrows move along them. */
export function EditorToolbar({
  controls,
  disabled,
  onAction,
  onImage,
  isUploading,
  children,
}: EditorToolbarProps) {
  const { markdownEditor: t } = useMessages();
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const count = actions.length + (onImage ? 1 : 0);
  const onKeyDown = (event: KeyboardEvent) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const targets: Readonly<Record<string, number>> = {
      [rtl ? 'ArrowLeft' : 'ArrowRight']: (current + 1) % count,
      [rtl ? 'ArrowRight' : 'ArrowLeft']: (current + count - 1) % count,
      Home: 0,
      End: count - 1,
    };
    const target = targets[event.key];
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setCurrent(target);
    bar.current?.querySelectorAll('button')[target]?.focus();
  };
  const button = (index: number, label: string, face: ReactNode, onPress: () => void, letter?: string) => (
    <Tooltip key={label} text={letter ? `${label} (Ctrl+${letter})` : label} as="label">
      <button
        type="button"
        className={styles.tool}
        tabIndex={index === current ? 0 : -1}
        aria-disabled={disabled || undefined}
        aria-keyshortcuts={letter && `Control+${letter} Meta+${letter}`}
        // The text keeps its focus and its selection.
        onMouseDown={(event) => event.preventDefault()}
        onFocus={() => setCurrent(index)}
        onClick={disabled ? undefined : onPress}
      >
        {face}
      </button>
    </Tooltip>
  );
  return (
    <div className={styles.bar}>
      <div
        ref={bar}
        role="toolbar"
        aria-label={t.toolbar}
        aria-controls={controls}
        className={styles.tools}
        onKeyDown={onKeyDown}
      >
        {actions.map((action, index) =>
          button(
            index,
            t[action],
            <Icon icon={drawings[action]} size={16} />,
            () => onAction(action),
            letters[action],
          ),
        )}
        {onImage
          ? button(
              actions.length,
              t.image,
              isUploading ? <Spinner label={t.uploading} /> : <Icon icon={ImagePlus} size={16} />,
              onImage,
            )
          : null}
      </div>
      {children}
    </div>
  );
}
