import type { Caller } from '../../../packages/gateway/src/contract/call.ts';
import { pascal, spoken } from '../names.ts';

/** The queries of a list. */
export const listing = (area: string) => `import { listing } from '../listing.ts';

/** What the list of each ${spoken(area)} can be asked for, the newest first. A keyword is any part of a name. */
export const ${area}Listing = listing({
  sorts: { added: 'desc', name: 'asc' },
  filters: {},
  keyword: 40,
});
`;

/** Calls of an area whose first is a list. */
export const listContract = (area: string, caller: Caller) => `import * as v from 'valibot';
import { listCall } from './listCall.ts';
import { ${area}Listing } from './listings/${area}.ts';
import { id, instant } from './shapes.ts';

/** One ${spoken(area)} of the list. */
export const ${area}Row = v.object({ id, nameZh: v.string(), nameEn: v.string(), addedAt: instant });
export type ${pascal(area)}Row = v.InferOutput<typeof ${area}Row>;

export const ${area} = {
  selectPage: listCall({
    path: '/${area}/selectPage',
    summary: 'One page of the list of each ${spoken(area)}, the newest first.',
    caller: '${caller}',
    listing: ${area}Listing,
    row: ${area}Row,
  }),
} as const;
`;

export interface CallAsked {
  readonly area: string;
  readonly name: string;
  readonly write: boolean;
  readonly caller: Caller;
  /** Its purpose, in a sentence. */
  readonly says: string;
}

/** One call, as a line of its area. */
export const call = ({ area, name, write, caller, says }: CallAsked) => `  ${name}: call({
    method: '${write ? 'POST' : 'GET'}',
    path: '/${area}/${name}',
    summary: ${JSON.stringify(says)},
    caller: '${caller}',
    ${write ? 'body: v.strictObject({ remark: text(200) }),\n    ' : ''}data: v.object({ at: instant }),
  }),`;

/** Calls of an area whose first is this. */
export const callContract = (plan: CallAsked) => `${callImports(plan).join('\n')}

export const ${plan.area} = {
${call(plan)}
} as const;
`;

export function callImports({ write }: CallAsked): string[] {
  return [
    "import * as v from 'valibot';",
    "import { call } from './call.ts';",
    `import { ${write ? 'instant, text' : 'instant'} } from './shapes.ts';`,
  ];
}
