import type { SharePictures } from './sharePictures.ts';

/** The texts on link preview pictures, in Chinese; `scripts/share-pictures.ts` draws them. */
export const zh: SharePictures = {
  home: ['船期与参考运价', '按航线、按周查询', '港口 · 船公司 · 货运险'],
  freight: ['船期与运价', '按航线、按周对比', '开船、到港、截单与各箱型运价'],
  insurance: ['货运保险', '选条款、填货值', '当场看到估算保费'],
  news: ['新闻资讯', '航运新闻 · 港口动态', '燃油价格 · 热点新闻'],
  encyclopedia: ['航运百科', '船公司 · 港口', '船舶 · 海事法规'],
  tools: ['物流工具', '货物跟踪 · 船舶位置', 'HS 编码'],
};
