import { type Ref, type SVGAttributes, useMemo } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import * as styles from './QrCode.css.ts';
import { qrPath } from './qrPath.ts';

export interface QrCodeProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  ref?: Ref<SVGSVGElement>;
  /** Content of the code: up to 2,331 bytes, the shorter the easier to scan. */
  value: string;
  /** Its purpose, as the name of an image: "Alipay code, ¥2,376.00". */
  label: string;
}

/**
 * A QR code, as wide as its container, dark on white in every scheme. Content that no code can hold is an empty square.
 */
export function QrCode({ value, label, className, ...rest }: QrCodeProps) {
  const drawing = useMemo(() => qrPath(value), [value]);
  const size = drawing?.size ?? 1;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={joinClasses(styles.code, className)}
      {...rest}
    >
      <path d={drawing?.path} />
    </svg>
  );
}
