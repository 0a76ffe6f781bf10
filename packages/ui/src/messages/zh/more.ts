import { barChart } from './barChart.ts';
import { bulkBar } from './bulkBar.ts';
import { cascader } from './cascader.ts';
import { columnChooser } from './columnChooser.ts';
import { dataGrid } from './dataGrid.ts';
import { datePicker } from './datePicker.ts';
import { lineChart } from './lineChart.ts';
import { loginDialog } from './loginDialog.ts';
import { multiCombobox } from './multiCombobox.ts';
import { permissionGate } from './permissionGate.ts';
import { progress } from './progress.ts';
import { qrPanel } from './qrPanel.ts';
import { qrPay } from './qrPay.ts';
import { quantityStepper } from './quantityStepper.ts';
import { shop } from './shop.ts';
import { spaced } from './spaced.ts';
import { steps } from './steps.ts';
import { tableFilters } from './tableFilters.ts';
import { tree } from './tree.ts';
import { upload } from './upload.ts';

/** Texts of components that only some pages show, in Chinese. */
export const more = {
  barChart,
  bulkBar,
  carousel: {
    role: '轮播',
    slide: '轮播图',
    label: (at: number, of: number) => `第 ${at} 张，共 ${of} 张`,
    pause: '暂停轮播',
    play: '继续轮播',
    pick: '选择轮播图',
    show: (at: number) => `显示第 ${at} 张`,
  },
  cascader,
  columnChooser,
  dataGrid,
  datePicker,
  followFloat: { fold: '收起', code: (name: string) => spaced`${name}二维码` },
  lineChart,
  loginDialog,
  multiCombobox,
  notice: {
    good: '成功',
    bad: '错误',
    caution: '注意',
    neutral: '说明',
    tint: '提示',
  },
  permissionGate,
  progress,
  pushDialog: { later: '以后再说', understood: '知道了' },
  qrPanel,
  qrPay,
  quantityStepper,
  routeMap: {
    zoomIn: '放大',
    zoomOut: '缩小',
    reset: '复位',
    keys: '方向键平移，加减键缩放，0 复位',
    places: '图上地点',
    comma: '、',
    origin: '起运港',
    destination: '目的港',
    transit: '中转港',
    vessel: '船位',
    port: '港口',
  },
  shop,
  steps,
  tableFilters,
  tabs: {
    errors: (count: number) => `${count} 处需要修改`,
  },
  tree,
  upload,
} as const;
