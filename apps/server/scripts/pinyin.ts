import { pinyin } from 'pinyin-pro';

/**
 * How a Chinese title is read: `HS 编码` is `HS bian ma`. For `npm run new`, which writes it beside a page's title, where
 * a character of two readings is put right by hand.
 */
export function pinyinOf(title: string): string {
  const parts = pinyin(title, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' });
  return parts.flatMap((part) => part.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
