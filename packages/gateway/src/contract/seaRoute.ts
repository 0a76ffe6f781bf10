import * as v from 'valibot';
import { call } from './call.ts';
import { id } from './shapes.ts';

const endPort = v.object({ code: v.string(), nameZh: v.string(), nameEn: v.string() });

/** A route on offer: one lane from port to port. */
export const seaRouteShape = v.object({
  id,
  origin: endPort,
  destination: endPort,
  /** Trade group, `USW`. */
  groupCode: v.string(),
  groupZh: v.string(),
  groupEn: v.string(),
});
export type SeaRoute = v.InferOutput<typeof seaRouteShape>;

export const seaRoute = {
  selectAll: call({
    method: 'GET',
    path: '/seaRoute/selectAll',
    summary: 'All routes on offer, by trade group.',
    caller: 'anyone',
    data: v.object({ rows: v.array(seaRouteShape) }),
  }),
} as const;
