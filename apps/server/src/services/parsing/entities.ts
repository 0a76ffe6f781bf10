import { characterEntities } from 'character-entities';

const longestName = 32;

/** Decodes one reference of HTML, without its `&` and `;`: `rsquo`, `#8217`, `#x2019`. Undefined when it means nothing. */
export function decodeEntity(name: string): string | undefined {
  if (name.length === 0 || name.length > longestName) return undefined;
  if (name.startsWith('#')) return signAt(name);
  return Object.hasOwn(characterEntities, name) ? characterEntities[name] : undefined;
}

/** Windows-1252 signs that pages name by their byte: browsers read them so, too. */
const windows = new TextDecoder('windows-1252');

function signAt(name: string): string | undefined {
  const hex = /^#x([\da-f]{1,6})$/i.exec(name)?.[1];
  const decimal = /^#(\d{1,7})$/.exec(name)?.[1];
  const point = hex ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN);
  if (point >= 0x80 && point < 0xa0) return windows.decode(Uint8Array.of(point));
  const isSign = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point < 0xe000);
  return isSign ? String.fromCodePoint(point) : undefined;
}

/** Decodes the references of a text once, from left to right; unknown ones stay unchanged. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(#?[A-Za-z0-9]{1,32});/g, (whole, name: string) => decodeEntity(name) ?? whole);
}
