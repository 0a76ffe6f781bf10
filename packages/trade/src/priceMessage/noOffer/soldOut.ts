/** Words for a lack of space, or of a sailing. */
const words =
  '爆[舱仓满]|满[舱仓]|停航|停接|跳港|[无没缺][舱仓]|暂不接|sold ?out|no space|fully booked|suspended|cancell?ed|blank(?:ed)? sailing';
/** Words for a price that does not exist yet. */
const withoutPrice = '\\btb[ac]\\b|on request';

const soldOut = new RegExp(`${words}|${withoutPrice}`, 'i');
/** Right behind a date or a port, shorter words say the same: 12/5 满, 宁波已爆, ETD 5 Dec full. */
const soldOutBehind = new RegExp(
  `^ ?(?:号|日)?(?:的|已|[:,(]? ?(?:is |are |now )?)(?:${words}|${withoutPrice}|爆|满|取消|full\\b|blank|void)`,
  'i',
);

/** Whether a line without prices says that there is nothing to sell. */
export const isSoldOut = (line: string) => soldOut.test(line);

/** Whether the words behind a date or a port say so of it. */
export const isSoldOutBehind = (behind: string) => soldOutBehind.test(behind);
