const opening = /<(?:Notice|Badge)\b(?:[^<>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*>/g;

/** Renames the tone of notices and badges that are written as elements. Tones in variables are left to the compiler. */
export function tintToInfo(source) {
  return source.replaceAll(opening, (element) =>
    element.replace(/(\btone=)(?:\{\s*)?(["'])tint\2(?:\s*\})?/, '$1"info"'),
  );
}
