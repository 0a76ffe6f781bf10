import type { IconProps } from '../../media/Icon/Icon.tsx';

export interface PaletteItem {
  readonly key: string;
  readonly name: string;
  /** Distinguishes it from others of its name. */
  readonly note?: string | undefined;
  readonly icon?: IconProps['icon'] | undefined;
  /** The address of the item. */
  readonly href: string;
}

/** Items under one heading. */
export interface PaletteGroup {
  readonly label: string;
  readonly items: readonly PaletteItem[];
}
