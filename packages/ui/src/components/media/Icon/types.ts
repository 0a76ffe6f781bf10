import type { ReactNode, SVGAttributes } from 'react';

/** A drawing that `Icon` shows: an icon of `lucide-react`, of `@fairway/ui/icons`, or any component that draws an `<svg>`. */
export type IconDrawing = (
  props: SVGAttributes<SVGSVGElement> & {
    /** Edge in px. */
    size?: number;
  },
) => ReactNode;
