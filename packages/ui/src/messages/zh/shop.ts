/** What the parts of a shop say. */
export const shop = {
  soldOut: '暂时缺货',
  before: '原价',
  collect: (name: string) => `收藏 ${name}`,
  uncollect: (name: string) => `取消收藏 ${name}`,
  gone: '已下架',
  noneCollected: '还没有收藏的商品',
  noneCollectedText: '点商品上的心形，就会出现在这里。',
  order: (name: string) => `下单 ${name}`,
  count: (name: string) => `${name} 的数量`,
  remove: (name: string) => `从购物车移除 ${name}`,
};
