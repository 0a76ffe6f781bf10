import { words } from './words.ts';

/** Drawn, so that no picture has to be fetched. */
const svg = (inner: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#dfe9f0"/>${inner}</svg>`)}`;

/** Pictures of goods that a shop of a shipping site may sell. */
export const goodsPictures = {
  seal: {
    src: svg(
      '<path d="M8 18h16v6H8z" fill="#1f4e79"/><path d="M24 21h9" stroke="#b5306f" stroke-width="3"/>',
    ),
    alt: '',
  },
  lashing: {
    src: svg('<path d="M6 30 20 8l14 22z" fill="none" stroke="#c67b1a" stroke-width="4"/>'),
    alt: '',
  },
  logger: {
    src: svg(
      '<rect x="12" y="8" width="16" height="24" rx="3" fill="#2b6b52"/><path d="M15 14h10" stroke="#fff" stroke-width="3"/>',
    ),
    alt: '',
  },
};

/** Their name and price. */
export const sayGoods = words({
  zh: {
    seal: '高保封条 ISO 17712，50 枚',
    sealNote: '每枚独立编号，次日发货',
    lashing: '集装箱绑扎带，2 吨',
    lashingNote: '黄色，9 米',
    logger: '温湿度记录仪，60 天',
    sealPrice: '¥185.00',
    sealBefore: '¥210.00',
    lashingPrice: '¥26.50',
    loggerPrice: '¥98.00',
    buy: '加入购物车',
    shop: '去商城看看',
    list: '收藏的商品',
  },
  en: {
    seal: 'High-security seals ISO 17712, 50 pieces',
    sealNote: 'Each with its own number, sent the next day',
    lashing: 'Container lashing strap, 2 t',
    lashingNote: 'Yellow, 9 m',
    logger: 'Temperature and humidity logger, 60 days',
    sealPrice: '¥185.00',
    sealBefore: '¥210.00',
    lashingPrice: '¥26.50',
    loggerPrice: '¥98.00',
    buy: 'Add to cart',
    shop: 'See the shop',
    list: 'Goods that I keep',
  },
});
