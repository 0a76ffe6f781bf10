/** Texts of a combobox that chooses several, in Chinese. */
export const multiCombobox = {
  chosen: (label: string) => `已选：${label}`,
  remove: (name: string) => `移除 ${name}`,
  added: (name: string, count: number) => `已添加 ${name}，共 ${count} 项`,
  removed: (name: string, count: number) => `已移除 ${name}，还有 ${count} 项`,
  full: (max: number) => `最多选择 ${max} 项，请先移除一项。`,
};
