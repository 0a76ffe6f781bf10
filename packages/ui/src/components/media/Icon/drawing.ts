import { createElement } from 'react';
import type { IconDrawing } from './types.ts';

type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>];

/** Draws the shapes of an icon as `lucide-react` does. Packed, the kit has its icons compiled to calls of this. */
export function drawing(name: string, shapes: readonly Shape[]): IconDrawing {
  return ({ size = 24, className, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `lucide lucide-${name} ${className}` : `lucide lucide-${name}`,
        'aria-hidden': isNamed(rest) ? undefined : true,
        ...rest,
      },
      ...shapes.map(([element, attributes]) => createElement(element, attributes)),
    );
}

/** An icon without a name is decoration. */
function isNamed(attributes: object): boolean {
  return Object.keys(attributes).some((name) => name === 'role' || name.startsWith('aria-'));
}
