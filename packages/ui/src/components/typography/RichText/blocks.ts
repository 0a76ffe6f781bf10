/** A run of text with one style; `href` makes it a link. */
export interface RichSpan {
  readonly text: string;
  readonly strong?: true | undefined;
  readonly em?: true | undefined;
  readonly code?: true | undefined;
  /** An address that the site has allowed: http, https, mailto, or a path of the same site. */
  readonly href?: string | undefined;
}

type Spans = readonly RichSpan[];

/** One block of a text. No block contains markup, so user-written text cannot run code. */
export type RichBlock =
  | { readonly kind: 'paragraph'; readonly of: Spans }
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly of: Spans }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Spans[] }
  | { readonly kind: 'quote'; readonly of: readonly Spans[] }
  | {
      readonly kind: 'table';
      readonly head: readonly Spans[];
      readonly rows: readonly (readonly Spans[])[];
      /** Numeric columns are aligned to the end. */
      readonly ends: readonly boolean[];
    }
  | { readonly kind: 'picture'; readonly src: string; readonly alt: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' };
