import { isValidElement, type ReactNode } from 'react';
import { breakableEmail } from './breakableEmail.tsx';

/** Returns the content of a cell, if it can be drawn: a stray object or date of an untyped caller must not break the page. */
export function cellContent(content: unknown): ReactNode {
  if (typeof content === 'string') return breakableEmail(content);
  if (content instanceof Date) return Number.isNaN(content.getTime()) ? null : content.toISOString();
  if (Number.isNaN(content) || typeof content === 'function' || typeof content === 'symbol') return null;
  if (typeof content !== 'object' || content === null || isValidElement(content)) return content as ReactNode;
  return Array.isArray(content) ? content.map(cellContent) : null;
}
