import { type DragEvent, useState } from 'react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import {
  type Aim,
  aimAt,
  backOf,
  canGo,
  dropUpon,
  type Places,
  placeAfter,
  stepAside,
  type TreeMove,
} from './moveNode.ts';

interface Options {
  readonly places: Places;
  readonly ordered: boolean;
  readonly onMove: ((move: TreeMove) => unknown) | undefined;
  readonly canMove: ((move: TreeMove) => boolean) | undefined;
}

type Word =
  | { readonly what: 'taken' | 'refused' | 'failed' | 'undone'; readonly name: string }
  | { readonly what: 'moved'; readonly text: string; readonly name: string; readonly back: TreeMove };

interface Over {
  readonly id: string;
  readonly aim: Aim;
}

/**
 * Moves nodes by pointer, by taking one (Ctrl X) and putting it below another (Ctrl V), and among siblings by Alt with
 * arrows; the last move can be undone.
 */
export function useTreeMove({ places, ordered, onMove, canMove }: Options) {
  const { tree: t } = useMessages();
  /** The node being moved, by any means. */
  const [movingId, setMovingId] = useState<string | null>(null);
  const [over, setOver] = useState<Over | null>(null);
  const [busy, setBusy] = useState(false);
  const [word, setWord] = useState<Word | null>(null);
  const nameOf = (id: string) => places.get(id)?.name ?? '';
  const fits = (move: TreeMove | null) => move !== null && canGo(places, move) && (canMove?.(move) ?? true);
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
  const put = (id: string, move: TreeMove | null) => {
    setMovingId(null);
    setOver(null);
    if (busy) return;
    const back = backOf(places, id, ordered);
    if (!move || !back || !fits(move)) return setWord({ what: 'refused', name: nameOf(id) });
    const name = nameOf(id);
    const aside = move.to === back.to;
    const text = aside
      ? t.reordered(name, placeAfter(places, move), places.get(id)?.siblings ?? 1)
      : t.moved(name, nameOf(move.to));
    void run(move, { what: 'moved', text, name, back });
  };
  const take = (id: string) => {
    if (!movable(id)) return setWord({ what: 'refused', name: nameOf(id) });
    setMovingId(id);
    setWord({ what: 'taken', name: nameOf(id) });
  };
  const drop = () => {
    setMovingId(null);
    setOver(null);
    setWord((now) => (now?.what === 'taken' ? null : now));
  };
  const undo = () => {
    if (word?.what !== 'moved' || busy) return;
    void run(word.back, { what: 'undone', name: word.name });
  };

  /** The dragged node moves over a line, at a fraction of its height; returns whether it may be dropped there. */
  const hover = (id: string, share: number): boolean => {
    const aim = aimAt(share, ordered);
    const fit = movingId !== null && fits(dropUpon(places, movingId, id, aim));
    setOver((now) => (!fit ? null : now?.id === id && now.aim === aim ? now : { id, aim }));
    return fit;
  };
  const letGo = (id: string, share: number) => {
    if (movingId !== null) put(movingId, dropUpon(places, movingId, id, aimAt(share, ordered)));
  };
  const carry = (id: string) => {
    setMovingId(id);
    setWord(null);
  };

  return {
    held: movingId,
    over,
    busy,
    movable,
    carry,
    hover,
    letGo,
    drop,
    undo: word?.what === 'moved' ? undo : undefined,
    /** Text of the last event. */
    text: word === null ? '' : word.what === 'moved' ? word.text : t[word.what](word.name),
    /** Whether the key was one of moving. */
    onKey(key: string, at: string, pressed: { command: boolean; alt: boolean }): boolean {
      if (!onMove) return false;
      if (pressed.alt) {
        if (!ordered || (key !== 'ArrowUp' && key !== 'ArrowDown')) return false;
        put(at, stepAside(places, at, key === 'ArrowUp' ? 'up' : 'down'));
      } else if (key === 'Escape' && movingId !== null) drop();
      else if (pressed.command && key === 'x') take(at);
      else if (pressed.command && key === 'v' && movingId !== null) put(movingId, { id: movingId, to: at });
      else if (pressed.command && key === 'z' && word?.what === 'moved') undo();
      else return false;
      return true;
    },
    /** Props that let a node's line be dragged by mouse and be a drop target. */
    dragOf: (id: string) =>
      onMove
        ? {
            draggable: movable(id) && !busy,
            onDragStart: (event: DragEvent) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', nameOf(id));
              carry(id);
            },
            onDragOver: (event: DragEvent) => {
              if (hover(id, shareOf(event.currentTarget, event.clientY))) event.preventDefault();
            },
            onDrop: (event: DragEvent) => {
              if (movingId === null) return;
              event.preventDefault();
              letGo(id, shareOf(event.currentTarget, event.clientY));
            },
            onDragEnd: drop,
          }
        : undefined,
  };
}

/** Returns the vertical position of a point in an element: 0 is its top, 1 its bottom. */
export function shareOf(element: Element, y: number): number {
  const { top, height } = element.getBoundingClientRect();
  return (y - top) / height;
}
