import type { HeadArgs, ThingFacts } from '../../../head/facts.ts';
import type { ChartData } from './loader.ts';

/** Returns the title of a route's market, by the names of its ports. */
export function head({ data, language }: HeadArgs<ChartData>): ThingFacts {
  const { origin, destination, weeks } = data.market;
  const zh = language === 'zh';
  const [from, to] = zh ? [origin.nameZh, destination.nameZh] : [origin.nameEn, destination.nameEn];
  return {
    title: zh ? `${from}到${to}海运市场图表` : `${from} to ${to}: ocean market charts`,
    description: zh
      ? `${from}到${to}近 ${weeks.length} 周的参考运价指数、每周航次、航程天数和船公司份额。`
      : `${from} to ${to} over the last ${weeks.length} weeks: reference price index, sailings a week, days at sea and carriers.`,
  };
}
