import { type Context, useContext } from 'react';

/** The value of a context that has no default; `hook` names the caller in the error. */
export function useRequired<Value extends object>(context: Context<Value | null>, hook: string): Value {
  const value = useContext(context);
  if (!value) throw new Error(`${hook} needs a <SiteProvider> above its component.`);
  return value;
}
