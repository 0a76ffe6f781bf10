export const columnChooser = {
  open: '列设置',
  label: '列设置',
  shown: '显示的列',
  up: (column: string) => `上移 ${column}`,
  down: (column: string) => `下移 ${column}`,
  moved: (column: string, place: number, of: number) => `${column}：第 ${place} 列，共 ${of} 列`,
  always: '固定显示',
  density: '行距',
  comfortable: '宽松',
  compact: '紧凑',
  reset: '恢复默认',
};
