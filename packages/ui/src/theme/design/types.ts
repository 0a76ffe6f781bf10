/** A colour of the DTCG Color Module 2025.10; `hex` never has an alpha. */
export interface ColorValue {
  readonly colorSpace: 'srgb';
  readonly components: readonly [number, number, number];
  readonly alpha?: number;
  readonly hex: string;
}

export interface Measure<Unit extends string> {
  readonly value: number;
  readonly unit: Unit;
}

export interface ShadowValue {
  readonly color: ColorValue;
  readonly offsetX: Measure<'px'>;
  readonly offsetY: Measure<'px'>;
  readonly blur: Measure<'px'>;
  readonly spread: Measure<'px'>;
}

/** The types of the DTCG Format Module 2025.10 that the theme needs, with their values. */
interface Values {
  readonly color: ColorValue;
  readonly dimension: Measure<'px'>;
  readonly duration: Measure<'ms'>;
  readonly cubicBezier: readonly [number, number, number, number];
  readonly fontFamily: readonly string[];
  readonly fontWeight: number;
  readonly number: number;
  readonly shadow: readonly ShadowValue[];
}
export type TokenType = keyof Values;

/** The exact CSS of a value that its type cannot hold, such as `clamp()`. */
export const cssExtension = 'com.fairway.css';

/** A token; `$value` may also be the alias of another, `{light.color.link}`. */
export type Token = {
  readonly [Type in TokenType]: {
    readonly $type: Type;
    readonly $value: Values[Type] | `{${string}}`;
    readonly $extensions?: { readonly [cssExtension]?: string };
  };
}[TokenType];

export interface TokenGroup {
  readonly [name: string]: Token | TokenGroup;
}

/** A resolver document (DTCG Resolver Module 2025.10) whose sources are all within it. */
export interface DesignDocument {
  readonly $schema: string;
  readonly name: string;
  readonly version: '2025.10';
  readonly description: string;
  readonly sets: Readonly<
    Record<string, { readonly description: string; readonly sources: readonly TokenGroup[] }>
  >;
  readonly modifiers: Readonly<Record<string, Modifier>>;
  readonly resolutionOrder: readonly { readonly $ref: string }[];
}

export interface Modifier {
  readonly description: string;
  readonly contexts: Readonly<Record<string, readonly TokenGroup[]>>;
  readonly default: string;
}

export const isToken = (entry: Token | TokenGroup): entry is Token => '$value' in entry;
