/** Stops the clock of the page at an instant, for stories whose picture shows dates; returns how to let it run again. */
export function freezeClock(at: string): () => void {
  const Real = Date;
  const instant = Real.parse(at);
  class Frozen extends Real {
    constructor(...args: unknown[]) {
      super(...((args.length === 0 ? [instant] : args) as [number]));
    }
    static override now(): number {
      return instant;
    }
  }
  globalThis.Date = Frozen as DateConstructor;
  return () => {
    globalThis.Date = Real;
  };
}
