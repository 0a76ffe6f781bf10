import type { NewsSpan } from '@fairway/gateway/contract/newsBody';
import { closesUp } from './characters.ts';
import { safeLink } from './safeLinks.ts';
import { type Definitions, hardBreak, type Token, Tokenizer } from './tokens.ts';

type Styled = Omit<NewsSpan, 'text'>;

/** The content of a paragraph: its styled letters, or a picture if that is all. */
export interface Inline {
  readonly spans: NewsSpan[];
  readonly picture: { readonly url: string; readonly alt: string } | null;
}

export function inlineOf(text: string, definitions: Definitions): Inline {
  const tokens = new Tokenizer(text.trim(), definitions).read();
  const writer = new SpanWriter();
  for (const token of tokens) writer.add(token);
  const [first] = tokens;
  const isPicture = first?.kind === 'bracket' && first.isImage && first.url !== null;
  const alone = isPicture && writer.firstLinkEnd === tokens.length;
  const spans = joined(writer.spans);
  const alt = spans.map((span) => span.text).join('');
  return { spans, picture: alone ? { url: first.url ?? '', alt } : null };
}

export function spansOf(text: string, definitions: Definitions): NewsSpan[] {
  return inlineOf(text, definitions).spans;
}

/** Writes tokens as spans. Marks and links are counted, not nested, so depth costs nothing. */
class SpanWriter {
  readonly spans: NewsSpan[] = [];
  /** Number of tokens up to the end of the first link or picture that opened. */
  firstLinkEnd = 0;
  readonly #depth = { em: 0, strong: 0 };
  readonly #links: { readonly isImage: boolean; readonly href: string | null }[] = [];
  #images = 0;
  #count = 0;

  add(token: Token): void {
    this.#count += 1;
    if (token.kind === 'mark') {
      const { sign, left, begins, ends } = token.mark;
      for (const style of ends) this.#depth[style] -= 1;
      this.#write(sign.repeat(left));
      for (const style of begins) this.#depth[style] += 1;
    } else if (token.kind === 'bracket') this.#open(token);
    else if (token.kind === 'linkEnd') this.#close();
    else this.#write(token.text, token.kind === 'code');
  }

  #open({ isImage, url }: Extract<Token, { kind: 'bracket' }>): void {
    if (url === null) {
      this.#write(isImage ? '![' : '[');
      return;
    }
    this.#links.push({ isImage, href: isImage ? null : safeLink(url) });
    if (isImage) this.#images += 1;
  }

  #close(): void {
    if (this.#links.pop()?.isImage) this.#images -= 1;
    if (this.#links.length === 0 && this.firstLinkEnd === 0) this.firstLinkEnd = this.#count;
  }

  #write(text: string, isCode = false): void {
    if (text === '') return;
    const style = this.#style(isCode);
    const last = this.spans.at(-1);
    if (last && isSameStyle(last, style)) last.text += text;
    else this.spans.push({ ...style, text });
  }

  #style(isCode: boolean): Styled {
    // A picture's description is plain words; a link around it stays.
    const around = this.#links.at(0)?.href;
    const href = (this.#images > 0 ? around : (this.#links.at(-1)?.href ?? around)) ?? null;
    const link = href === null ? {} : { href };
    if (this.#images > 0) return link;
    return {
      ...(this.#depth.strong > 0 ? { strong: true } : {}),
      ...(this.#depth.em > 0 ? { em: true } : {}),
      ...(isCode ? { code: true } : {}),
      ...link,
    };
  }
}

function isSameStyle(one: Styled, other: Styled): boolean {
  return (
    one.strong === other.strong && one.em === other.em && one.code === other.code && one.href === other.href
  );
}

/** Lines that only the source breaks become one: with a space between words, and with none inside Chinese. */
function joined(spans: readonly NewsSpan[]): NewsSpan[] {
  let before = '';
  return spans.flatMap((span, index) => {
    const text = span.text.replaceAll(/ *\n */g, (whole, at: number) => {
      const last = at > 0 ? characterBefore(span.text, at) : before;
      const end = at + whole.length;
      const next =
        end < span.text.length ? characterAt(span.text, end) : characterAt(spans[index + 1]?.text ?? '', 0);
      return closesUp(last, next) ? '' : ' ';
    });
    before = characterBefore(span.text, span.text.length);
    return text === '' ? [] : [{ ...span, text: text.replaceAll(hardBreak, '\n') }];
  });
}

function characterAt(text: string, at: number): string {
  const point = text.codePointAt(at);
  return point === undefined ? '' : String.fromCodePoint(point);
}

function characterBefore(text: string, end: number): string {
  const isLow = /[\udc00-\udfff]/.test(text.charAt(end - 1));
  return text.slice(Math.max(0, end - (isLow ? 2 : 1)), end);
}
