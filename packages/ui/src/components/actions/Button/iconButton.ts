import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { partOf } from '../../../theme/style.ts';
import { iconButton as shared } from './iconButton.css.ts';

/** A class of a square button that is an icon: part of a box, a row or a head. Its own styles may follow. */
export function iconButton(size: string, radius: string = vars.radius.small, rule: StyleRule = {}): string {
  return partOf(shared, { inlineSize: size, blockSize: size, borderRadius: radius, ...rule });
}
