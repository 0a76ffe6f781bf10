/** The part of saxen that we use; the package has no types. */
declare module 'saxen' {
  type Decode = (text: string) => string;

  export class Parser {
    on(hook: 'error' | 'warn', handle: (problem: Error) => void): this;
    on(
      hook: 'openTag',
      handle: (name: string, attributes: () => Record<string, string>, decode: Decode) => void,
    ): this;
    on(hook: 'text', handle: (text: string, decode: Decode) => void): this;
    on(hook: 'cdata', handle: (text: string) => void): this;
    on(hook: 'closeTag', handle: (name: string) => void): this;
    write(piece: string): this;
    end(): Error | undefined;
  }
}
