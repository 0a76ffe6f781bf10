import { type DragEvent, useState } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { canGo, type Places } from './moveNode.ts';

/** A node goes below another. */
export interface TreeMove {
  readonly id: string;
  /** What it is to stand below. */
  readonly to: string;
}

interface Options {
  readonly places: Places;
  readonly onMove: ((move: TreeMove) => unknown) | undefined;
  readonly canMove: ((move: TreeMove) => boolean) | undefined;
}

type Word =
  | { readonly what: 'taken' | 'refused' | 'failed' | 'undone'; readonly name: string }
  | { readonly what: 'moved'; readonly name: string; readonly above: string; readonly back: TreeMove };

/** Moves nodes by pointer, or by taking one (Ctrl X) and putting it below another (Ctrl V); the last move can be undone. */
export function useTreeMove({ places, onMove, canMove }: Options) {
  const { tree: t } = useMessages();
  /** What is in the hand, by either way. */
  const [held, setHeld] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [word, setWord] = useState<Word | null>(null);
  const nameOf = (id: string) => places.get(id)?.name ?? '';
  const fits = (id: string, to: string) => canGo(places, id, to) && (canMove?.({ id, to }) ?? true);
  const movable = (id: string) => onMove !== undefined && (places.get(id)?.parent ?? null) !== null;

  const run = async (move: TreeMove, then: Word) => {
    setBusy(true);
    try {
      await onMove?.(move);
      setWord(then);
    } catch {
      setWord({ what: 'failed', name: nameOf(move.id) });
    }
    setBusy(false);
  };
  const put = (id: string, to: string) => {
    setHeld(null);
    setOver(null);
    if (busy) return;
    const parent = places.get(id)?.parent;
    if (!parent || !fits(id, to)) return setWord({ what: 'refused', name: nameOf(id) });
    void run({ id, to }, { what: 'moved', name: nameOf(id), above: nameOf(to), back: { id, to: parent } });
  };
  const take = (id: string) => {
    if (!movable(id)) return setWord({ what: 'refused', name: nameOf(id) });
    setHeld(id);
    setWord({ what: 'taken', name: nameOf(id) });
  };
  const drop = () => {
    setHeld(null);
    setOver(null);
    setWord((now) => (now?.what === 'taken' ? null : now));
  };
  const undo = () => {
    if (word?.what !== 'moved' || busy) return;
    void run(word.back, { what: 'undone', name: word.name });
  };

  return {
    held,
    over,
    busy,
    undo: word?.what === 'moved' ? undo : undefined,
    /** What happened last, in words. */
    text:
      word === null ? '' : word.what === 'moved' ? t.moved(word.name, word.above) : t[word.what](word.name),
    /** Whether the key was one of moving. */
    onKey(key: string, at: string, command: boolean): boolean {
      if (!onMove) return false;
      if (key === 'Escape' && held !== null) drop();
      else if (command && key === 'x') take(at);
      else if (command && key === 'v' && held !== null) put(held, at);
      else if (command && key === 'z' && word?.what === 'moved') undo();
      else return false;
      return true;
    },
    /** What the line of a node needs to be dragged, and to be dropped upon. */
    dragOf: (id: string) =>
      onMove
        ? {
            draggable: movable(id) && !busy,
            onDragStart: (event: DragEvent) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', nameOf(id));
              setHeld(id);
              setWord(null);
            },
            onDragOver: (event: DragEvent) => {
              if (held === null || !fits(held, id)) return setOver(null);
              event.preventDefault();
              setOver(id);
            },
            onDrop: (event: DragEvent) => {
              if (held === null) return;
              event.preventDefault();
              put(held, id);
            },
            onDragEnd: drop,
          }
        : undefined,
  };
}
