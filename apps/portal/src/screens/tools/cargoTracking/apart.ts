/** A label at a position of a scale. */
export interface Mark {
  readonly at: number;
  readonly text: string;
}

/** The marks of a scale that have room: each that is not nearer than `gap` to one that is named before it. */
export function apart(marks: readonly Mark[], gap: number): readonly Mark[] {
  const visible: Mark[] = [];
  for (const mark of marks) if (visible.every(({ at }) => Math.abs(at - mark.at) >= gap)) visible.push(mark);
  return visible;
}
