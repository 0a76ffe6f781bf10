import type { Messages } from '../../../messages/types.ts';
import {
  type Block,
  type Edit,
  type Inline,
  insertLink,
  type Selected,
  toggleBlock,
  toggleInline,
} from './edits.ts';

/** The action of a button of the toolbar. */
export type Action = Inline | Block | 'link';

/** The edit of an action. */
export function editOf(action: Action, selected: Selected, words: Messages['markdownEditor']): Edit {
  switch (action) {
    case 'bold':
    case 'italic':
    case 'code':
      return toggleInline(selected, action, words.sample);
    case 'link':
      return insertLink(selected, words.sample);
    default:
      return toggleBlock(selected, action);
  }
}

const shortcuts: Readonly<Record<string, Action>> = { b: 'bold', i: 'italic', k: 'link' };

/** The action of a shortcut: Ctrl, or the command key of a Mac, with a letter. */
export function shortcutOf(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}): Action | undefined {
  if (event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return undefined;
  return shortcuts[event.key.toLowerCase()];
}
