import { Parser } from 'saxen';
import { TableRefused } from './tableProblem.ts';

export interface XmlHandlers {
  open?(name: string, attributes: () => Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Characters without a whole tag: a parser that waits for its end would read them again with each piece. */
const longestToken = 1_000_000;

/**
 * Feeds pieces of XML to handlers, by names without their prefix; it yields to other work after each piece.
 * @throws {TableRefused} where the XML is broken
 */
export async function* xmlEvents(
  pieces: AsyncIterable<string>,
  handlers: XmlHandlers,
): AsyncGenerator<void, void> {
  const parser = new Parser();
  let broken = false;
  let waiting = 0;
  parser.on('error', () => {
    broken = true;
  });
  parser.on('warn', () => {});
  parser.on('openTag', (name, attributes, decode) => {
    waiting = 0;
    handlers.open?.(local(name), () => decoded(attributes(), decode));
  });
  parser.on('text', (text, decode) => handlers.text?.(decode(text)));
  parser.on('cdata', (text) => handlers.text?.(text));
  parser.on('closeTag', (name) => {
    waiting = 0;
    handlers.close?.(local(name));
  });
  for await (const piece of pieces) {
    waiting += piece.length;
    parser.write(piece);
    if (broken || waiting > longestToken) throw new TableRefused('brokenWorkbook');
    yield;
  }
  parser.end();
  if (broken) throw new TableRefused('brokenWorkbook');
}

/** Reads XML to its end. */
export async function readXml(pieces: AsyncIterable<string>, handlers: XmlHandlers): Promise<void> {
  for await (const _ of xmlEvents(pieces, handlers));
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

function decoded(
  attributes: Readonly<Record<string, string>>,
  decode: (text: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [local(name), decode(value)]));
}
