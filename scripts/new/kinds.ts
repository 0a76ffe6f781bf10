import { area } from './kinds/area.ts';
import { call } from './kinds/call.ts';
import type { Kind } from './kinds/command.ts';
import { component } from './kinds/component.ts';
import { language } from './kinds/language.ts';
import { list } from './kinds/list.ts';
import { screen } from './kinds/screen.ts';

/** The patterns, each with its arguments. */
export const kinds: Readonly<Record<string, { readonly write: Kind; readonly usage: string }>> = {
  list: {
    write: list,
    usage: 'list <area> <tab>/<screen> --zh=… --en=… [--path=/… --caller=member --site=desk]',
  },
  screen: { write: screen, usage: 'screen <tab>/<screen> --zh=… --en=… [--path=/… --auth --site=desk]' },
  call: {
    write: call,
    usage: 'call <area>.<call> --says="What it returns or does, in a sentence." [--post] [--caller=member]',
  },
  area: { write: area, usage: 'area <name>' },
  component: { write: component, usage: 'component <group>/<Name>' },
  language: { write: language, usage: 'language <code> --name=… --locale=…' },
};
