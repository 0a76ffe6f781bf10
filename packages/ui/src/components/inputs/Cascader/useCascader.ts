import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useMemo,
  useState,
} from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { isComposing } from '../Field/composing.ts';
import { type CascadeNode, type CascadePath, findPath, isBranch, pathText, searchPaths } from './cascade.ts';
import { type FoundDivision, findDivision } from './findDivision.ts';
import { type LoadBranch, useBranches } from './useBranches.ts';

export interface CascaderOptions {
  /** The top level with its children; the caller provides the data. */
  nodes: ReadonlyArray<CascadeNode>;
  /** The values from the top down, such as `['浙江省', '杭州市']`. */
  value: readonly string[] | null;
  /** Hears of a whole path down to its end, with the places on it, and of `null` when the box is emptied. */
  onChange: (value: readonly string[] | null, path: CascadePath | null) => void;
  /** Requests the children of a `lazy` place. */
  load?: LoadBranch | undefined;
  /** Text for a value whose places are not loaded yet. */
  valueText?: string | undefined;
  /** A whole address was pasted and its place chosen; the rest belongs into the street field. */
  onAddress?: ((division: FoundDivision) => void) | undefined;
}

interface Surroundings extends CascaderOptions {
  input: RefObject<HTMLInputElement | null>;
  popup: RefObject<HTMLDivElement | null>;
  /** Disabled or read-only. */
  fixed: boolean;
}

/** State and keys of a cascader: the typed text, the matches, the viewed and the selected place. */
export function useCascader({
  nodes,
  value,
  onChange,
  load,
  valueText,
  onAddress,
  input,
  popup,
  fixed,
}: Surroundings) {
  const { cascader: say } = useMessages();
  const branches = useBranches(load);
  const [open, setOpen] = useState(false);
  const [inColumns, setInColumns] = useState(false);
  /** Text typed since the last choice; `null` while the box shows the choice. */
  const [draft, setDraft] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const [announcement, setAnnouncement] = useState('');

  /** The last choice: its places may have been fetched and be absent from the data. */
  const [picked, setPicked] = useState<CascadePath | null>(null);
  const chosenPath = useMemo(() => {
    if (!value) return null;
    const same =
      picked?.length === value.length && picked.every((node, level) => node.value === value[level]);
    return same ? picked : findPath(nodes, value);
  }, [nodes, value, picked]);
  const valueLabel = !value
    ? ''
    : chosenPath
      ? pathText(chosenPath)
      : (valueText ?? pathText(value.map(asNode)));
  const keyword = draft?.trim() ?? '';
  const address = useMemo(() => (keyword.length > 5 ? findDivision(keyword, nodes) : null), [keyword, nodes]);
  const named = address && !isBranchEnd(address.path) ? address : null;
  const results = useMemo(() => {
    const paths = searchPaths(nodes, keyword);
    return named ? [named.path, ...paths.filter((path) => path.at(-1) !== named.path.at(-1))] : paths;
  }, [nodes, keyword, named]);
  const searching = keyword !== '';

  const close = () => {
    setOpen(false);
    setInColumns(false);
  };
  const show = () => {
    if (fixed || open) return;
    setActive(0);
    setOpen(true);
  };
  const take = (path: CascadePath) => {
    setDraft(null);
    setPicked(path);
    close();
    onChange(
      path.map((node) => node.value),
      path,
    );
    if (named && path === named.path) onAddress?.(named);
  };
  const choose = (path: CascadePath) => {
    input.current?.focus();
    setAnnouncement(say.chosen(pathText(path)));
    take(path);
  };
  const type = (text: string) => {
    setDraft(text);
    setActive(0);
    setInColumns(false);
    setAnnouncement('');
    if (!open && !fixed) setOpen(true);
    if (text === '' && value) onChange(null, null);
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (fixed) return;
    const division = findDivision(event.clipboardData.getData('text'), nodes);
    // A name alone is typed text like any other; with a street behind it is an address.
    if (!division || division.rest === '' || isBranchEnd(division.path)) return;
    event.preventDefault();
    choose(division.path);
    onAddress?.(division);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || fixed) return;
    const move = (to: number) => {
      event.preventDefault();
      setActive((to + results.length) % Math.max(results.length, 1));
    };
    const pointed = results[active];
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      setDraft(null);
      return close();
    }
    if (searching && open) {
      if (event.key === 'ArrowDown') return move(active + 1);
      if (event.key === 'ArrowUp') return move(active - 1);
      if (event.key !== 'Enter' || !pointed) return;
      event.preventDefault();
      return choose(pointed);
    }
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    show();
    setInColumns(true);
  };

  /** Focus left box and popup: the highlighted match is chosen, any other text stays and shows an error. */
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    if (
      relatedTarget instanceof Node &&
      (popup.current?.contains(relatedTarget) || input.current === relatedTarget)
    )
      return;
    const pointed = results[active];
    if (searching && open && pointed) return take(pointed);
    close();
    if (!searching) setDraft(null);
  };

  return {
    branches,
    open,
    inColumns,
    active,
    chosenPath,
    keyword,
    searching,
    results,
    /** The first result was read from an address. */
    fromAddress: named !== null,
    text: draft ?? valueLabel,
    /** Why a text that was left is no choice. */
    problem: !open && searching ? (results.length === 0 ? say.none(keyword) : say.unfinished) : null,
    /** Text for screen readers. */
    status: open && searching ? say.count(results.length) : announcement,
    show,
    choose,
    type,
    onPaste,
    onKeyDown,
    onLeave,
    /** From the columns back into the box. */
    leaveColumns() {
      close();
      input.current?.focus();
    },
  };
}

function isBranchEnd(path: CascadePath): boolean {
  const last = path.at(-1);
  return last ? isBranch(last) : true;
}

function asNode(value: string): CascadeNode {
  return { value, label: value };
}
