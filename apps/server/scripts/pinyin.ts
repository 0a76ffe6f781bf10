import { pinyin } from 'pinyin-pro';

/** The pinyin of a Chinese title: `HS 编码` is `HS bian ma`. The build makes it for the search palette. */
export function pinyinOf(title: string): string {
  const parts = pinyin(title, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' });
  return parts.flatMap((part) => part.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
