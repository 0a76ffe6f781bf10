/** Thrown when the queue is so long that one more call would only time out. */
export class SlotsFull extends Error {
  override readonly name = 'SlotsFull';
}

interface Slots {
  /** Runs the work as soon as a slot is free, first come, first served. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Bounds how many pieces of work run at once; past `waiting` more it refuses. */
export function createSlots(count: number, waiting: number): Slots {
  let busy = 0;
  const queue: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (busy < count) {
      busy += 1;
      return;
    }
    if (queue.length >= waiting) throw new SlotsFull();
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function leave(): void {
    const next = queue.shift();
    // The slot passes to the next in line without ever counting as free.
    if (next) next();
    else busy -= 1;
  }

  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
