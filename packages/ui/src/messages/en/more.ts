import type { MoreMessages } from '../types.ts';
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
import { steps } from './steps.ts';
import { tableFilters } from './tableFilters.ts';
import { tree } from './tree.ts';
import { upload } from './upload.ts';

/** Texts of components that only some pages show, in English. */
export const more: MoreMessages = {
  barChart,
  bulkBar,
  carousel: {
    role: 'carousel',
    slide: 'slide',
    label: (at, of) => `${at} of ${of}`,
    pause: 'Pause the slides',
    play: 'Play the slides',
    pick: 'Choose a slide',
    show: (at) => `Show slide ${at}`,
  },
  cascader,
  columnChooser,
  dataGrid,
  datePicker,
  followFloat: { fold: 'Fold away', code: (name: string) => `${name}: QR code` },
  lineChart,
  loginDialog,
  multiCombobox,
  notice: {
    good: 'Success',
    bad: 'Error',
    caution: 'Caution',
    neutral: 'Note',
    tint: 'Hint',
  },
  permissionGate,
  progress,
  pushDialog: { later: 'Not now', understood: 'Got it' },
  qrPanel,
  qrPay,
  quantityStepper,
  routeMap: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    reset: 'Reset view',
    keys: 'Arrow keys pan, plus and minus zoom, 0 resets',
    places: 'Places on the map',
    comma: ', ',
    origin: 'Origin',
    destination: 'Destination',
    transit: 'Transit port',
    vessel: 'Vessel position',
    port: 'Port',
  },
  shop,
  steps,
  tableFilters,
  tabs: {
    errors: (count: number) => `${count} ${count === 1 ? 'error' : 'errors'}`,
  },
  tree,
  upload,
};
