import type { SeaRoute } from '@fairway/gateway/contract/subscribe';
import type { Db } from '../../database/db.ts';

/** Routes on offer with both ports and their trade group, by group and place. */
export function selectRoutes(db: Db) {
  return db
    .selectFrom('seaRoute')
    .innerJoin('port as origin', 'origin.code', 'seaRoute.origin')
    .innerJoin('port as destination', 'destination.code', 'seaRoute.destination')
    .innerJoin('routeGroup', 'routeGroup.code', 'seaRoute.groupCode')
    .select([
      'seaRoute.id',
      'origin.code as originCode',
      'origin.nameZh as originZh',
      'origin.nameEn as originEn',
      'destination.code as destinationCode',
      'destination.nameZh as destinationZh',
      'destination.nameEn as destinationEn',
      'routeGroup.code as groupCode',
      'routeGroup.nameZh as groupZh',
      'routeGroup.nameEn as groupEn',
    ])
    .orderBy('routeGroup.position')
    .orderBy('seaRoute.position')
    .orderBy('seaRoute.id');
}
export type RouteRow = Awaited<ReturnType<ReturnType<typeof selectRoutes>['execute']>>[number];

export function toSeaRoute(row: RouteRow): SeaRoute {
  return {
    id: row.id,
    origin: { code: row.originCode, nameZh: row.originZh, nameEn: row.originEn },
    destination: { code: row.destinationCode, nameZh: row.destinationZh, nameEn: row.destinationEn },
    groupCode: row.groupCode,
    groupZh: row.groupZh,
    groupEn: row.groupEn,
  };
}
