import { fold, simplify } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { Finder } from '../area.ts';
import { type RouteNames, routesOfRegions } from './regionRoutes.ts';

/** Words of a search that name no port. */
const before = /^\s*(?:from|ship(?:ping)?\s+from|从|由|自)\s*/iu;
const after =
  /(?:\s*(?:sea\s*freight|freight(?:\s*rates?)?|shipping(?:\s*cost)?|rates?|prices?|sailings?|schedules?|this\s+week|next\s+week|海运费?|运价|运费|价格|报价|船期|航线|查询|多少钱|[本下]周|\d{1,2}月))+\s*$/iu;
/** Containers of a search: `2x40HQ`, `40'`, `高柜`. */
const containers =
  /(?:\d{1,3}\s*[x×*]\s*|\b)(?:20|40|45)\s*(?:gp|hq|hc|dc|dv|rf|rh|ot|fr|ft|'|尺)?(?![a-z\d])|\d*[大小高]柜|\bfcl\b|整箱|整柜/giu;

/**
 * Routes on sale by both ports, in any spelling and with any separator. The second port may be incomplete: three
 * letters, or a Chinese character, are enough. Either may be a region, such as 美西.
 */
export const routeFinder: Finder = {
  kind: 'route',
  page: '/shipPriceInfo',
  async find({ db, keyword, language, limit }) {
    const names = simplify(keyword.normalize('NFKC'))
      .replace(containers, ' ')
      .replace(before, '')
      .replace(after, '');
    const ofRegions = await routesOfRegions(db, names, limit);
    const rows = ofRegions.length > 0 ? ofRegions : await routesByPorts(db, fold(names), limit);
    return {
      total: rows.length,
      rows: rows.map((row) => ({
        key: `${row.origin}-${row.destination}`,
        name:
          language === 'zh'
            ? `${row.originZh} → ${row.destinationZh}`
            : `${row.originEn} → ${row.destinationEn}`,
        note: `${row.origin} → ${row.destination}`,
      })),
    };
  },
};

async function routesByPorts(db: Db, typed: string, limit: number): Promise<readonly RouteNames[]> {
  const { rows } = await sql<RouteNames>`
      with origins as (
        select distinct port_code, substr(${typed}::text, length(term) + 1) as rest, kind
        from port_term
        where term <> '' and starts_with(${typed}, term) and length(term) < length(${typed})
      ), split as (
        select port_code, kind, regexp_replace(rest, '^(to|至|到|去|往|-)', '') as rest from origins
        union
        select port_code, kind, rest from origins
      )
      select origin.code as origin, destination.code as destination, origin.name_zh as origin_zh,
        origin.name_en as origin_en, destination.name_zh as destination_zh, destination.name_en as destination_en
      from split
      join sea_route on sea_route.origin = split.port_code and sea_route.on_sale
      join port_term as term on term.port_code = sea_route.destination and (term.term = split.rest
        or starts_with(term.term, split.rest) and length(split.rest) >= case when split.rest ~ '^[a-z0-9]' then 3 else 1 end)
      join port as origin on origin.code = sea_route.origin
      join port as destination on destination.code = sea_route.destination
      group by origin.code, destination.code
      order by max(case when term.term = split.rest then 1 else 0 end) desc,
        origin.popularity + destination.popularity desc, origin.code, destination.code
      limit ${limit}`.execute(db);
  return rows;
}
