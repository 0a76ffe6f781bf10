/** The words of a document, and null where they cannot be read without guessing letters. */
export function decodeFeed(bytes: Uint8Array, contentType: string): string | null {
  const marked = byMark(bytes);
  if (marked) return decode(bytes, marked);
  const utf8 = decode(bytes, 'utf-8');
  const named = namedCharsets(bytes, contentType);
  if (utf8 !== null && !isTwoByteChance(utf8, named)) return utf8;
  const choices = [...named.filter((name) => name !== 'utf-8'), 'gb18030', 'windows-1252'];
  for (const charset of choices) {
    const text = decode(bytes, charset);
    if (text !== null && isPlausible(text, charset, named.includes(charset))) return text;
  }
  return utf8;
}

/** A byte order mark, or the zero bytes of UTF-16 in front of `<`. */
function byMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return null;
}

/** Charsets of the header and of the first line, by the names that decoders accept. */
function namedCharsets(bytes: Uint8Array, contentType: string): string[] {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 400));
  const names = [
    /charset\s*=\s*["']?([\w-]+)/i.exec(contentType.slice(0, 400))?.[1],
    /<\?xml[^>]{0,200}encoding\s*=\s*["']([\w-]+)/i.exec(start)?.[1],
  ];
  return names.flatMap((name) => {
    try {
      return name === undefined ? [] : [new TextDecoder(name).encoding];
    } catch {
      return [];
    }
  });
}

function decode(bytes: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const chinese = ['gbk', 'gb18030', 'big5'];

/** GBK of a few letters may be UTF-8 by chance, but then of pairs of bytes alone, which Chinese in UTF-8 never is. */
function isTwoByteChance(text: string, named: readonly string[]): boolean {
  if (!named.some((name) => chinese.includes(name))) return false;
  const letters = text.match(/[^\p{ASCII}]/gu) ?? [];
  return letters.length > 0 && letters.every((letter) => letter < '\u0800');
}

const common = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef‘’“”…—·]/u;
/** Letters and signs that Western publishers use; the rest of their charset hardly ever occurs in words. */
const western = /[À-ÖØ-öø-ÿŒœŠšŽžŸ€£¥§©®°·«»–—‘’“”…™½¼¾\u00a0]/u;

/** Whether a text reads as words of its charset: every charset of single bytes reads everything as something. */
function isPlausible(text: string, charset: string, isNamed: boolean): boolean {
  if (/[\ufffd\u0080-\u009f\ue000-\uf8ff]/u.test(text)) return false;
  const letters = text.match(/[^\p{ASCII}]/gu) ?? [];
  const share = (pattern: RegExp) =>
    letters.filter((letter) => pattern.test(letter)).length / Math.max(1, letters.length);
  if (chinese.includes(charset)) return share(common) > 0.9;
  if (charset !== 'windows-1252') return isNamed;
  const pairs = text.match(/[^\p{ASCII}]{2}/gu)?.length ?? 0;
  return share(western) > 0.95 && pairs * 4 < letters.length;
}
