import type { BodyOf } from '@fairway/gateway/contract/call';
import type { insurance } from '@fairway/gateway/contract/insurance';
import { currentTexts } from '@fairway/trade';

type Body = BodyOf<typeof insurance.submit>;
let made = 0;

/** Returns a complete intention as the form sends it, from a unique phone. */
export function sampleIntention(change: Partial<Body> = {}): Body {
  made += 1;
  return {
    companyName: '上海恒力国际货运代理有限公司',
    location: '上海市 浦东新区',
    address: '洋山港区双惠路 188 号',
    contactName: '李敏',
    phone: `100${String(made).padStart(8, '0')}`,
    email: '',
    goodsClass: 'general',
    goods: '棉布',
    clause: 'C',
    war: false,
    strikes: false,
    basis: 'CFR',
    value: '100000',
    freight: '',
    currency: 'CNY',
    insurerId: '',
    remark: '',
    agreed: change.insurerId ? currentTexts('insurer') : [],
    ...change,
  };
}
