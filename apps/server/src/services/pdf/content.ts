/** A document as data: its content in reading order. The layout is decided by the renderer. */
export interface PdfContent {
  /** Shown by viewers as the name of the document. */
  readonly title: string;
  /** BCP 47, `zh-CN` or `en`. */
  readonly language: string;
  readonly author: string;
  /** When it was made; documents with the same content are the same bytes. */
  readonly createdAt: Date;
  /** At the top of the first page, next to the sender's lines. */
  readonly letterhead: PdfLetterhead;
  readonly blocks: readonly PdfBlock[];
  /** At the foot of each page, before its number. */
  readonly footer: string;
}

export interface PdfLetterhead {
  /** A PNG or JPEG. */
  readonly logo: { readonly bytes: Uint8Array; readonly alt: string } | null;
  readonly name: string;
  readonly lines: readonly string[];
}

export type PdfBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly tone: 'plain' | 'quiet' | 'strong' }
  | { readonly kind: 'facts'; readonly facts: readonly PdfFact[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly PdfColumn[];
      readonly rows: readonly PdfRow[];
    };

export interface PdfFact {
  readonly label: string;
  readonly value: string;
}

export interface PdfColumn {
  readonly header: string;
  /** Share of the width. */
  readonly share: number;
  readonly align: 'left' | 'right';
}

export interface PdfRow {
  /** The first one names the row. */
  readonly cells: readonly string[];
  /** A sum, set in bold below a line. */
  readonly sum: boolean;
}
