import type { ComponentProps, JSX } from 'react';

/** Names of elements that a component can be drawn as. */
export type Tag = keyof JSX.IntrinsicElements;

/** A component's own properties and, where they leave room, those of the element it is drawn as. */
export type Polymorphic<Name extends Tag, Own extends object> = Own & {
  /** The rendered element, where another one has better semantics. */
  as?: Name;
} & Omit<ComponentProps<Name>, keyof Own | 'as'>;
