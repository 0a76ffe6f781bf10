import { spaced } from './spaced.ts';

export const tree = {
  search: (label: string) => spaced`搜索${label}`,
  searchPlaceholder: '搜索',
  found: (count: number) => `找到 ${count} 项`,
  none: (words: string) => `没有找到“${words}”`,
  branchFailed: '加载失败，展开重试',
  taken: (name: string) => `已选取“${name}”：移到目标处按 Ctrl+V 放入，按 Esc 放弃。`,
  refused: (name: string) => `“${name}”不能移到这里。`,
  moved: (name: string, above: string) => `“${name}”已移到“${above}”之下。`,
  reordered: (name: string, place: number, count: number) => `“${name}”现在排第 ${place}，共 ${count} 项。`,
  undone: (name: string) => `“${name}”已移回原处。`,
  failed: (name: string) => `“${name}”未能移动，仍在原处。`,
  undo: '撤销',
};
