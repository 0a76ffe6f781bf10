import type { IconDrawing } from '../../media/Icon/types.ts';

interface SideNavEntry {
  readonly key: string;
  readonly label: string;
  /** All that is left of it in a collapsed navigation; the first letter of the label without it. */
  readonly icon?: IconDrawing | undefined;
  /** The number of waiting items; hidden for 0. */
  readonly count?: number | undefined;
}

/** A page. */
export interface SideNavLink extends SideNavEntry {
  readonly href: string;
}

/** A name that opens a list of pages. */
export interface SideNavBranch extends SideNavEntry {
  readonly items: readonly SideNavLink[];
}

export type SideNavItem = SideNavLink | SideNavBranch;

/** Pages that belong together. */
export interface SideNavGroup {
  readonly key: string;
  /** Above its pages; a first group of one or two pages needs no label. */
  readonly label?: string | undefined;
  readonly items: readonly SideNavItem[];
}
