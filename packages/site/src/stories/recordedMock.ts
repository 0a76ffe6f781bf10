import type { mockGateway } from '@fairway/gateway/mock';

export type Mocks = ReturnType<typeof mockGateway>;

/** A side that a story plays and changes: orders, a wallet, a phone. */
export interface RecordedMock<World> {
  /** Returns fresh mocks with the initial state. */
  begin(): Mocks;
  /** The state of the open story. */
  readonly now: World;
}

/** Starts again with each story: one that is opened or repeated does not see its earlier effects. */
export function recordedMock<World extends { handlers: Mocks }>(make: () => World): RecordedMock<World> {
  let now: World | undefined;
  return {
    begin() {
      now = make();
      return now.handlers;
    },
    get now() {
      if (!now) throw new Error('Played before its story began: give it to `answering`.');
      return now;
    },
  };
}
