export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { Status, type StatusProps } from './components/Badge/Status.tsx';
export { BulkBar, type BulkBarProps } from './components/BulkBar/BulkBar.tsx';
export { type BulkOutcome, type BulkProgress, type BulkRun, runBulk } from './components/BulkBar/runBulk.ts';
export { type Bulk, type BulkAction, type BulkOptions, useBulk } from './components/BulkBar/useBulk.ts';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/Button/ButtonLink.tsx';
export {
  Calendar,
  type CalendarOptions,
  type CalendarProps,
  type DateRange,
} from './components/Calendar/Calendar.tsx';
export { type CutOff, cutoffMarks, type DayMark, dayIn, type MarkKind } from './components/Calendar/marks.ts';
export { Carousel, type CarouselProps } from './components/Carousel/Carousel.tsx';
export { Cascader, type CascaderProps } from './components/Cascader/Cascader.tsx';
export {
  type CascadeNode,
  type CascadePath,
  findPath,
  pathText,
  searchPaths,
} from './components/Cascader/cascade.ts';
export { type FoundDivision, findDivision } from './components/Cascader/findDivision.ts';
export type { LoadBranch } from './components/Cascader/useBranches.ts';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { ColumnChooser, type ColumnChooserProps } from './components/ColumnChooser/ColumnChooser.tsx';
export { Combobox, type ComboboxProps } from './components/Combobox/Combobox.tsx';
export { Highlight, type HighlightProps } from './components/Combobox/Highlight.tsx';
export type { ItemGroup } from './components/Combobox/useCombobox.ts';
export { Confirm, type ConfirmProps } from './components/Confirm/Confirm.tsx';
export { ConfirmHost, type ConfirmHostProps, useConfirm } from './components/Confirm/ConfirmHost.tsx';
export { createQuestions, type Question, type Questions } from './components/Confirm/questions.ts';
export { Countdown, type CountdownProps } from './components/Countdown/Countdown.tsx';
export { type ColumnPrefs, noPrefs, readPrefs } from './components/DataGrid/columnPrefs.ts';
export { DataGrid, type DataGridProps } from './components/DataGrid/DataGrid.tsx';
export { createLocalPrefs, type PrefsStore, useColumnPrefs } from './components/DataGrid/prefsStore.ts';
export {
  isSelected,
  markRows,
  noSelection,
  type Selection,
  selectAllMatching,
  selectedKeys,
  selectionCount,
  selectionUnder,
  selectKeys,
} from './components/DataGrid/selection.ts';
export type { GridColumn, GridOptions } from './components/DataGrid/types.ts';
export { useSelection } from './components/DataGrid/useSelection.ts';
export { useTableRows } from './components/DataGrid/useTableRows.ts';
export { type CsvOptions, csvParts, type RowPage } from './components/DataTable/csv.ts';
export { DataTable, type DataTableProps } from './components/DataTable/DataTable.tsx';
export { type Filter, type Filters, filterRows } from './components/DataTable/filterRows.ts';
export { type SaveCsvOptions, saveCsv } from './components/DataTable/saveCsv.ts';
export { sortRows } from './components/DataTable/sortRows.ts';
export {
  changedQuery,
  matchKey,
  type TableQuery,
  type TableQueryCodec,
  type TableQueryOptions,
  tableQuery,
} from './components/DataTable/tableQuery.ts';
export {
  type Column,
  type Sort,
  type SortValue,
  type Values,
  valuesOf,
} from './components/DataTable/types.ts';
export { DatePicker, type DatePickerProps } from './components/DatePicker/DatePicker.tsx';
export { DateRangePicker, type DateRangePickerProps } from './components/DatePicker/DateRangePicker.tsx';
export { parseDay } from './components/DatePicker/typed.ts';
export { Copyable, type CopyableProps } from './components/Descriptions/Copyable.tsx';
export { cleanCode, formatContainer } from './components/Descriptions/codes.ts';
export {
  Description,
  type DescriptionProps,
  Descriptions,
  type DescriptionsProps,
} from './components/Descriptions/Descriptions.tsx';
export { Dialog, DialogClose, type DialogProps } from './components/Dialog/Dialog.tsx';
export type { ModalProps } from './components/Dialog/ModalFrame.tsx';
export type { CloseReason } from './components/Dialog/useCloseRequests.ts';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export type { EmptyKind } from './components/EmptyState/pictures.tsx';
export { Field, type FieldControl, type FieldOptions, type FieldProps } from './components/Field/Field.tsx';
export { splitField } from './components/Field/splitField.ts';
export { Footer, type FooterFact, type FooterLink, type FooterProps } from './components/Footer/Footer.tsx';
export {
  type AccountSwitch,
  type AccountSwitchFacts,
  accountSwitch,
} from './components/Header/accountSwitch.ts';
export { Header, type HeaderProps } from './components/Header/Header.tsx';
export type {
  HeaderAccount,
  HeaderItem,
  HeaderLanguage,
  HeaderSession,
  HeaderTab,
} from './components/Header/types.ts';
export { Icon, type IconProps } from './components/Icon/Icon.tsx';
export type { LoginBanner } from './components/LoginDialog/LoginAside.tsx';
export {
  type LoginChoice,
  LoginDialog,
  type LoginDialogProps,
  type LoginMode,
  type LoginPortal,
} from './components/LoginDialog/LoginDialog.tsx';
export {
  type QrAlternative,
  QrPanel,
  type QrPanelProps,
  type QrState,
} from './components/LoginDialog/QrPanel.tsx';
export { Logo, type LogoProps } from './components/Logo/Logo.tsx';
export { Menu, type MenuProps, type MenuTriggerProps } from './components/Menu/Menu.tsx';
export {
  MenuItem,
  type MenuItemProps,
  MenuLink,
  type MenuLinkProps,
  MenuSeparator,
} from './components/Menu/MenuItem.tsx';
export {
  MenuRadio,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  type MenuRadioProps,
} from './components/Menu/MenuRadio.tsx';
export { MultiCombobox, type MultiComboboxProps } from './components/MultiCombobox/MultiCombobox.tsx';
export { Notice, type NoticeProps } from './components/Notice/Notice.tsx';
export {
  Content,
  type ContentProps,
  PageLayout,
  type PageLayoutProps,
} from './components/PageLayout/PageLayout.tsx';
export { Section, type SectionProps } from './components/PageLayout/Section.tsx';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
export { clampPage, pageAfterResize, pageCount, pageSizes } from './components/Pagination/paginate.ts';
export {
  type ClosedReason,
  covers,
  type Decision,
  decide,
  type Need,
  roleNumber,
  type Viewer,
} from './components/PermissionGate/decide.ts';
export { PermissionGate, type PermissionGateProps } from './components/PermissionGate/PermissionGate.tsx';
export {
  PermissionProvider,
  type PermissionProviderProps,
  usePermission,
} from './components/PermissionGate/PermissionProvider.tsx';
export { Popover, type PopoverProps } from './components/Popover/Popover.tsx';
export type { Placement } from './components/Popover/place.ts';
export type { TriggerProps } from './components/Popover/usePopover.ts';
export {
  PortCombobox,
  type PortComboboxProps,
  type PortOption,
} from './components/PortCombobox/PortCombobox.tsx';
export { PriceChange, type PriceChangeProps } from './components/PriceChange/PriceChange.tsx';
export { Progress, type ProgressProps } from './components/Progress/Progress.tsx';
export { QrCode, type QrCodeProps } from './components/QrCode/QrCode.tsx';
export { createPayment, type Payment, type PaymentOptions } from './components/QrPay/createPayment.ts';
export type { PayMoney } from './components/QrPay/money.ts';
export type { ReceiptLine } from './components/QrPay/PayReceipt.tsx';
export { browserEffects, type PayEffects, type TabChannel } from './components/QrPay/payEffects.ts';
export { startPayment, stepPayment } from './components/QrPay/payMachine.ts';
export {
  canChoose,
  isFinal,
  methodOf,
  type PayAnswer,
  type PayCode,
  type PayEvent,
  type PayMethod,
  type PayState,
  type WalletMethod,
} from './components/QrPay/payState.ts';
export { type PayOrder, QrPay, type QrPayProps } from './components/QrPay/QrPay.tsx';
export type { TransferDetails } from './components/QrPay/TransferPanel.tsx';
export {
  type PaymentCalls,
  type UsedPayment,
  type UsePaymentOptions,
  usePayment,
} from './components/QrPay/usePayment.ts';
export { QuantityStepper, type QuantityStepperProps } from './components/QuantityStepper/QuantityStepper.tsx';
export { ChartBackdrop, type ChartBackdropProps } from './components/RouteMap/ChartBackdrop.tsx';
export type { Position } from './components/RouteMap/mercator.ts';
export { RouteMap, type RouteMapProps } from './components/RouteMap/RouteMap.tsx';
export type { MapMarker } from './components/RouteMap/types.ts';
export {
  Segmented,
  type SegmentedOption,
  type SegmentedProps,
} from './components/Segmented/Segmented.tsx';
export {
  Select,
  type SelectGroup,
  type SelectOption,
  type SelectProps,
} from './components/Select/Select.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx';
export { Sparkline, type SparklineProps } from './components/Sparkline/Sparkline.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { type Step, type StepStatus, Steps, type StepsProps } from './components/Steps/Steps.tsx';
export { CsvButton, type CsvButtonProps } from './components/TableExport/CsvButton.tsx';
export { PrintButton, type PrintButtonProps } from './components/TableExport/PrintButton.tsx';
export { TablePrint, type TablePrintProps } from './components/TableExport/TablePrint.tsx';
export { TableFilters, type TableFiltersProps } from './components/TableFilters/TableFilters.tsx';
export type { FilterField } from './components/TableFilters/types.ts';
export {
  Tab,
  TabList,
  type TabListProps,
  TabPanel,
  type TabPanelProps,
  type TabProps,
  Tabs,
  type TabsProps,
} from './components/Tabs/Tabs.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { ToastHistory, type ToastHistoryProps } from './components/Toast/ToastHistory.tsx';
export { ToastHost, type ToastHostProps, useToast, useToastState } from './components/Toast/ToastHost.tsx';
export {
  createToasts,
  type Toast,
  type ToastAction,
  type ToastMessage,
  type ToastState,
  type Toasts,
  type ToastTone,
  type Tracked,
} from './components/Toast/toasts.ts';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export type { HandOverCalls } from './components/Upload/createHandOver.ts';
export {
  createUploadQueue,
  type UploadJob,
  type UploadQueue,
  type UploadQueueOptions,
} from './components/Upload/createUploadQueue.ts';
export type { PictureCheck } from './components/Upload/inspectPicture.ts';
export type { UploadOutline } from './components/Upload/outlines.tsx';
export type {
  SendFile,
  SendOptions,
  UploadedFile,
  UploadProblem,
  UploadProgress,
  UploadState,
} from './components/Upload/types.ts';
export { Upload, type UploadProps } from './components/Upload/Upload.tsx';
export {
  UploadQueueProvider,
  type UploadQueueProviderProps,
  useUploadQueue,
  useUploadsUnderWay,
} from './components/Upload/UploadQueueProvider.tsx';
export type { UploadPending } from './components/Upload/useUploadField.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.tsx';
export {
  addMonths,
  addWeeks,
  compareWeeks,
  daysOf,
  type IsoDay,
  type IsoWeek,
  isWeek,
  parseWeek,
  thursdayOf,
  weekNumber,
  weekOf,
  weeksInYear,
} from './components/WeekPicker/isoWeek.ts';
export { WeekPicker, type WeekPickerProps } from './components/WeekPicker/WeekPicker.tsx';
export type { StripWeek } from './components/WeekStrip/WeekItem.tsx';
export { WeekStrip, type WeekStripProps } from './components/WeekStrip/WeekStrip.tsx';
export { type GrowingMessages, growingMessages } from './messages/growingMessages.ts';
export type { CoreMessages, Messages, MoreMessages } from './messages/types.ts';
export { classes } from './provider/classes.ts';
export type { LinkComponent, LinkProps } from './provider/link.tsx';
export { UiProvider, type UiProviderProps, useLink, useMessages } from './provider/UiProvider.tsx';
export { useContains } from './provider/useContains.ts';
export { density, vars } from './theme/contract.css.ts';
export { breakpoint, media, motion, space, stack, text, weight } from './theme/scale.ts';
export { layout, part, parts } from './theme/style.ts';
