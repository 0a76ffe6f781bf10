/** Words for why the price of a week changed, in Chinese. */
export const priceChange = {
  heading: '价格变动原因',
  total: '一个 {{box}} 的最低全包价，含附加费和两端费用',
  freight: '一个 {{box}} 的最低海运费',
  rose: '{{box}} 价格上涨 {{amount}}：{{parts}}。',
  fell: '{{box}} 价格下降 {{amount}}：{{parts}}。',
  level: '{{box}} 价格没有变化，各项相抵：{{parts}}。',
  same: '{{box}} 价格没有变化。',
  noPrice: '{{week}} 没有 {{box}} 价格，无法比较。',
  separator: '，',
  part: '{{name}} {{amount}}',
  freightPart: '海运费',
  boxPart: '40HQ 较 40GP 的加价',
  cheaper: '换成更便宜的船公司',
  dearer: '只剩更贵的船公司',
} as const;
