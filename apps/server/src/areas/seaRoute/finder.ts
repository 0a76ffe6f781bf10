import { fold, simplify } from '@fairway/trade';
import { sql } from 'kysely';
import type { Finder } from '../area.ts';

/** Words of a search that name no port. */
const around =
  /^\s*(?:from|ship(?:ping)?\s+from|从|由|自)\s*|\s*(?:sea\s*freight|freight(?:\s*rates?)?|shipping(?:\s*cost)?|rates?|price|sailings?|schedule|海运费?|运价|运费|价格|船期|航线)\s*$/giu;

interface RouteFound {
  readonly origin: string;
  readonly destination: string;
  readonly originZh: string;
  readonly originEn: string;
  readonly destinationZh: string;
  readonly destinationEn: string;
}

/**
 * Routes on sale by both ports, in any spelling and with any separator. The second port may be incomplete: three
 * letters, or a Chinese character, are enough.
 */
export const routeFinder: Finder = {
  kind: 'route',
  page: '/shipPriceInfo',
  async find({ db, keyword, language, limit }) {
    const typed = fold(simplify(keyword.normalize('NFKC')).replace(around, ''));
    const { rows } = await sql<RouteFound>`
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
