import * as v from 'valibot';
import { call } from './call.ts';
import { instant, text } from './shapes.ts';

/** `open` to all visitors, behind `login`, or announced as coming `soon`. */
export const pageAccesses = ['open', 'login', 'soon'] as const;
export type PageAccess = (typeof pageAccesses)[number];
const access = v.picklist(pageAccesses);

export const deskPage = v.object({
  path: v.string(),
  access,
  /** The time and the author of the last change; null if it was never changed. */
  changedAt: v.nullable(instant),
  changedBy: v.nullable(v.string()),
});
export type DeskPage = v.InferOutput<typeof deskPage>;

/** Decisions of admins on the portal's pages; they apply from the next request. */
export const pageDesk = {
  selectAll: call({
    method: 'GET',
    path: '/desk/pages/selectAll',
    summary: 'Every page of the portal with who may open it.',
    caller: 'staff:admin',
    query: v.strictObject({}),
    data: v.object({ rows: v.array(deskPage) }),
  }),
  setAccess: call({
    method: 'POST',
    path: '/desk/pages/setAccess',
    summary: 'Opens a page, puts it behind login, or announces it; from the next request on.',
    caller: 'staff:admin',
    body: v.strictObject({
      path: text(200),
      access,
      /** The access that staff saw: if a colleague has changed it since then, the call does nothing. */
      seen: access,
    }),
    data: deskPage,
    refusals: ['notFound', 'pageChanged'],
  }),
} as const;
