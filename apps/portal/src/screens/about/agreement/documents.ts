import type { Operator } from '@fairway/site';

/** One document: its sections in order. */
export interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export type DocumentType = 'service' | 'privacy';
export type Documents = (house: Operator) => Record<DocumentType, readonly Section[]>;
