import type { StyleRule } from '@vanilla-extract/css';
import { touch, vars } from '../../../theme/contract.css.ts';
import { partOf } from '../../../theme/style.ts';
import { iconButton as shared } from './iconButton.css.ts';

/** A class of a square button that is an icon: part of a box, a row or a head. Its own styles may follow. */
export function iconButton(size: string, radius: string = vars.radius.small, rule: StyleRule = {}): string {
  const side = `max(${size}, ${touch})`;
  return partOf(shared, { inlineSize: side, blockSize: side, borderRadius: radius, ...rule });
}
