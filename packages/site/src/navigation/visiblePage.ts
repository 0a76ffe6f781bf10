import type { ShellData } from '../session/reader.ts';

/** Navigates to an address of the site; `stay` keeps the scroll position. */
export type Navigate = (address: string, stay?: boolean) => void;

/** A screen and the data of its loader. */
export interface VisibleScreen {
  /** Path and query. */
  readonly address: string;
  readonly data: unknown;
}

/** The page on screen, which React reports here for code outside React. */
export interface VisiblePage {
  /** Path and query; null before the first page. */
  readonly address: () => string | null;
  readonly setAddress: (address: string) => void;
  /** The data of the shell; null before the first page. */
  readonly shell: () => ShellData | null;
  readonly setShell: (shell: ShellData) => void;
  /** Navigates once a router is connected; does nothing before. */
  readonly navigate: Navigate;
  /** Connects a router; returns how to disconnect it. */
  readonly connect: (navigate: Navigate) => () => void;
  /** Reports a screen; returns how to report that it is gone. */
  readonly setScreen: (screen: VisibleScreen) => () => void;
}

const nowhere: Navigate = () => {};

export function createVisiblePage(): Omit<VisiblePage, 'setScreen'> {
  let address: string | null = null;
  let shell: ShellData | null = null;
  let connected = nowhere;
  return {
    address: () => address,
    setAddress(current) {
      address = current;
    },
    shell: () => shell,
    setShell(current) {
      shell = current;
    },
    navigate: (...target) => connected(...target),
    connect(navigate) {
      connected = navigate;
      return () => {
        if (connected === navigate) connected = nowhere;
      };
    },
  };
}
