/** Words of the search over everything in Chinese. */
export const words = {
  find: {
    title: '搜索',
    placeholder: '航线、港口、船公司、船舶、HS 编码、法规、资讯、箱号提单号、订单号',
    hint: '↑ ↓ 选择，Enter 打开，Esc 关闭',
    recent: '最近打开',
    pages: '页面',
    track: '跟踪 {{number}}',
    kinds: {
      route: '航线',
      order: '我的订单',
      tracking: '货物跟踪',
      port: '港口',
      carrier: '船公司',
      vessel: '船舶',
      hsCode: 'HS 编码',
      regulation: '海事法规',
      lawArticle: '法规条文',
      article: '新闻资讯',
    },
  },
};
