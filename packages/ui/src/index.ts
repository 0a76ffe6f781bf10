export type { LoginBanner } from './components/access/LoginDialog/LoginAside.tsx';
export type {
  LoginChoice,
  LoginDialogProps,
  LoginMode,
  LoginPortal,
} from './components/access/LoginDialog/LoginDialog.tsx';
export { LoginDialog } from './components/access/LoginDialog/LoginDialog.tsx';
export type { QrAlternative, QrPanelProps, QrState } from './components/access/LoginDialog/QrPanel.tsx';
export { QrPanel } from './components/access/LoginDialog/QrPanel.tsx';
export type { ClosedReason, Decision, Need, Viewer } from './components/access/PermissionGate/decide.ts';
export type { PermissionGateProps } from './components/access/PermissionGate/PermissionGate.tsx';
export { PermissionGate } from './components/access/PermissionGate/PermissionGate.tsx';
export type { PermissionProviderProps } from './components/access/PermissionGate/PermissionProvider.tsx';
export { PermissionProvider, usePermission } from './components/access/PermissionGate/PermissionProvider.tsx';
export { Button, type ButtonProps } from './components/actions/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/actions/Button/ButtonLink.tsx';
export type {
  ContextMenuProps,
  ContextMenuTargetProps,
} from './components/actions/ContextMenu/ContextMenu.tsx';
export { ContextMenu } from './components/actions/ContextMenu/ContextMenu.tsx';
export { Menu, type MenuProps, type MenuTriggerProps } from './components/actions/Menu/Menu.tsx';
export { MenuCheckbox, type MenuCheckboxProps } from './components/actions/Menu/MenuCheckbox.tsx';
export type { MenuItemProps, MenuLinkProps } from './components/actions/Menu/MenuItem.tsx';
export { MenuItem, MenuLink, MenuSeparator } from './components/actions/Menu/MenuItem.tsx';
export type { MenuRadioGroupProps, MenuRadioProps } from './components/actions/Menu/MenuRadio.tsx';
export { MenuRadio, MenuRadioGroup } from './components/actions/Menu/MenuRadio.tsx';
export { MenuSub, type MenuSubProps } from './components/actions/Menu/MenuSub.tsx';
export type { Bar } from './components/data/BarChart/Bar.ts';
export { BarChart, type BarChartProps } from './components/data/BarChart/BarChart.tsx';
export { BulkBar, type BulkBarProps } from './components/data/BulkBar/BulkBar.tsx';
export type { BulkOutcome, BulkProgress, BulkRun } from './components/data/BulkBar/runBulk.ts';
export type { ActOnAll, MatchingOutcome, MatchingRows } from './components/data/BulkBar/runOnAll.ts';
export { type Bulk, type BulkAction, type BulkOptions, useBulk } from './components/data/BulkBar/useBulk.ts';
export { ColumnChooser, type ColumnChooserProps } from './components/data/ColumnChooser/ColumnChooser.tsx';
export { DataGrid, type DataGridProps } from './components/data/DataGrid/DataGrid.tsx';
export type { GridOptions } from './components/data/DataGrid/gridOptions.ts';
export type { PrefsStore } from './components/data/DataGrid/machine/prefsStore.ts';
export type { Selection } from './components/data/DataGrid/machine/selection.ts';
export { useColumnPrefs } from './components/data/DataGrid/machine/useColumnPrefs.ts';
export { useSelection } from './components/data/DataGrid/machine/useSelection.ts';
export { type TableRowsOptions, useTableRows } from './components/data/DataGrid/machine/useTableRows.ts';
export type { ColumnPrefs, GridColumn } from './components/data/DataGrid/types.ts';
export { DataTable, type DataTableProps } from './components/data/DataTable/DataTable.tsx';
export type { Filter, Filters } from './components/data/DataTable/filterRows.ts';
export type { Column, PhonePlace, Sort, SortValue } from './components/data/DataTable/types.ts';
export { Copyable, type CopyableProps } from './components/data/Descriptions/Copyable.tsx';
export type { DescriptionProps, DescriptionsProps } from './components/data/Descriptions/Descriptions.tsx';
export { Description, Descriptions } from './components/data/Descriptions/Descriptions.tsx';
export type { FilterBarProps, FilterInUse } from './components/data/FilterBar/FilterBar.tsx';
export { FilterBar } from './components/data/FilterBar/FilterBar.tsx';
export { LineChart, type LineChartProps } from './components/data/LineChart/LineChart.tsx';
export type { LineSeries } from './components/data/LineChart/types.ts';
export { SavedViews, type SavedViewsProps } from './components/data/SavedViews/SavedViews.tsx';
export { Sparkline, type SparklineProps } from './components/data/Sparkline/Sparkline.tsx';
export {
  Statistic,
  type StatisticProps,
  Statistics,
  type StatisticsProps,
} from './components/data/Statistics/Statistics.tsx';
export { CsvButton, type CsvButtonProps } from './components/data/TableExport/CsvButton.tsx';
export { PrintButton, type PrintButtonProps } from './components/data/TableExport/PrintButton.tsx';
export { TablePrint, type TablePrintProps } from './components/data/TableExport/TablePrint.tsx';
export { TableFilters, type TableFiltersProps } from './components/data/TableFilters/TableFilters.tsx';
export type { FilterField } from './components/data/TableFilters/types.ts';
export type { TimelineEntryProps, TimelineProps } from './components/data/Timeline/Timeline.tsx';
export { Timeline, TimelineEntry } from './components/data/Timeline/Timeline.tsx';
export { Calendar, type CalendarOptions, type CalendarProps } from './components/dates/Calendar/Calendar.tsx';
export type { DateRange } from './components/dates/Calendar/DateRange.ts';
export type { DayMark, MarkKind } from './components/dates/Calendar/marks.ts';
export { Countdown, type CountdownProps } from './components/dates/Countdown/Countdown.tsx';
export { DatePicker, type DatePickerProps } from './components/dates/DatePicker/DatePicker.tsx';
export type { DateRangePickerProps } from './components/dates/DatePicker/DateRangePicker.tsx';
export { DateRangePicker } from './components/dates/DatePicker/DateRangePicker.tsx';
export { EventCalendar, type EventCalendarProps } from './components/dates/EventCalendar/EventCalendar.tsx';
export type { CalendarEvent } from './components/dates/EventCalendar/types.ts';
export type { IsoDay, IsoWeek } from './components/dates/WeekPicker/isoWeek.ts';
export { WeekPicker, type WeekPickerProps } from './components/dates/WeekPicker/WeekPicker.tsx';
export { Badge, type BadgeProps } from './components/feedback/Badge/Badge.tsx';
export { Status, type StatusProps } from './components/feedback/Badge/Status.tsx';
export { EmptyState, type EmptyStateProps } from './components/feedback/EmptyState/EmptyState.tsx';
export type { EmptyKind } from './components/feedback/EmptyState/pictures.tsx';
export { Notice, type NoticeProps } from './components/feedback/Notice/Notice.tsx';
export type { NotificationBellProps } from './components/feedback/NotificationCentre/NotificationBell.tsx';
export { NotificationBell } from './components/feedback/NotificationCentre/NotificationBell.tsx';
export type { NotificationCentreProps } from './components/feedback/NotificationCentre/NotificationCentre.tsx';
export { NotificationCentre } from './components/feedback/NotificationCentre/NotificationCentre.tsx';
export type { NotificationItem } from './components/feedback/NotificationCentre/types.ts';
export { Progress, type ProgressProps } from './components/feedback/Progress/Progress.tsx';
export { Skeleton, type SkeletonProps } from './components/feedback/Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './components/feedback/Spinner/Spinner.tsx';
export { type Step, type StepStatus, Steps, type StepsProps } from './components/feedback/Steps/Steps.tsx';
export { ToastHistory, type ToastHistoryProps } from './components/feedback/Toast/ToastHistory.tsx';
export type { ToastHostProps } from './components/feedback/Toast/ToastHost.tsx';
export { ToastHost, useToast, useToastState } from './components/feedback/Toast/ToastHost.tsx';
export type {
  Toast,
  ToastAction,
  ToastMessage,
  ToastState,
  Toasts,
  ToastTone,
  Tracked,
} from './components/feedback/Toast/toasts.ts';
export { createToasts } from './components/feedback/Toast/toasts.ts';
export { Autocomplete, type AutocompleteProps } from './components/inputs/Autocomplete/Autocomplete.tsx';
export { Cascader, type CascaderProps } from './components/inputs/Cascader/Cascader.tsx';
export type { CascadeNode, CascadePath } from './components/inputs/Cascader/cascade.ts';
export type { LoadBranch } from './components/inputs/Cascader/useBranches.ts';
export { Checkbox, type CheckboxProps } from './components/inputs/Checkbox/Checkbox.tsx';
export { Combobox, type ComboboxProps } from './components/inputs/Combobox/Combobox.tsx';
export type { ItemGroup, Unchosen } from './components/inputs/Combobox/comboboxOptions.ts';
export { Highlight, type HighlightProps } from './components/inputs/Combobox/Highlight.tsx';
export type { FieldControl, FieldOptions, FieldProps } from './components/inputs/Field/Field.tsx';
export { Field } from './components/inputs/Field/Field.tsx';
export {
  MarkdownEditor,
  type MarkdownEditorProps,
} from './components/inputs/MarkdownEditor/MarkdownEditor.tsx';
export { MultiCombobox, type MultiComboboxProps } from './components/inputs/MultiCombobox/MultiCombobox.tsx';
export type { QuantityStepperProps } from './components/inputs/QuantityStepper/QuantityStepper.tsx';
export { QuantityStepper } from './components/inputs/QuantityStepper/QuantityStepper.tsx';
export type { RadioGroupProps, RadioOption } from './components/inputs/RadioGroup/RadioGroup.tsx';
export { RadioGroup } from './components/inputs/RadioGroup/RadioGroup.tsx';
export type { SegmentedOption, SegmentedProps } from './components/inputs/Segmented/Segmented.tsx';
export { Segmented } from './components/inputs/Segmented/Segmented.tsx';
export type { SelectGroup, SelectOption, SelectProps } from './components/inputs/Select/Select.tsx';
export { Select } from './components/inputs/Select/Select.tsx';
export { Switch, type SwitchProps } from './components/inputs/Switch/Switch.tsx';
export { TagInput, type TagInputProps } from './components/inputs/TagInput/TagInput.tsx';
export { TextArea, type TextAreaProps } from './components/inputs/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/inputs/TextField/TextField.tsx';
export type { MaxBytes } from './components/inputs/Upload/files/limits.ts';
export type { FileKind } from './components/inputs/Upload/formats/fileFormat.ts';
export type { HandOverCalls } from './components/inputs/Upload/machine/createHandOver.ts';
export type {
  UploadJob,
  UploadQueue,
  UploadQueueOptions,
} from './components/inputs/Upload/machine/createUploadQueue.ts';
export { createUploadQueue } from './components/inputs/Upload/machine/createUploadQueue.ts';
export type { UploadPending } from './components/inputs/Upload/machine/useUploadField.ts';
export type { UploadOutline } from './components/inputs/Upload/parts/outlines.tsx';
export type { PictureCheck } from './components/inputs/Upload/pictures/inspectPicture.ts';
export type { UploadTransport } from './components/inputs/Upload/transports/transport.ts';
export type {
  SendFile,
  SendOptions,
  UploadedFile,
  UploadProblem,
  UploadProgress,
  UploadState,
} from './components/inputs/Upload/types.ts';
export { Upload, type UploadProps } from './components/inputs/Upload/Upload.tsx';
export type { UploadQueueProviderProps } from './components/inputs/Upload/UploadQueueProvider.tsx';
export { UploadQueueProvider, useUploadsUnderWay } from './components/inputs/Upload/UploadQueueProvider.tsx';
export type { AccordionItemProps, AccordionProps } from './components/layout/Accordion/Accordion.tsx';
export { Accordion, AccordionItem } from './components/layout/Accordion/Accordion.tsx';
export { AppShell, type AppShellProps } from './components/layout/AppShell/AppShell.tsx';
export { Card, type CardProps } from './components/layout/Card/Card.tsx';
export { Columns, type ColumnsProps } from './components/layout/Columns/Columns.tsx';
export { Disclosure, type DisclosureProps } from './components/layout/Disclosure/Disclosure.tsx';
export { Divider, type DividerProps } from './components/layout/Divider/Divider.tsx';
export { Inline, type InlineProps } from './components/layout/Inline/Inline.tsx';
export { Beside, type BesideProps } from './components/layout/ListDetail/Beside.tsx';
export { ListDetail, type ListDetailProps } from './components/layout/ListDetail/ListDetail.tsx';
export {
  opensBeside,
  opensDetail,
  useWithoutRoomBeside,
  useWithoutRoomForDetail,
} from './components/layout/ListDetail/room.ts';
export { PageHead, type PageHeadProps } from './components/layout/PageHead/PageHead.tsx';
export type { ContentProps, PageLayoutProps } from './components/layout/PageLayout/PageLayout.tsx';
export { Content, PageLayout } from './components/layout/PageLayout/PageLayout.tsx';
export { Section, type SectionProps } from './components/layout/Section/Section.tsx';
export { SkipLink, type SkipLinkProps } from './components/layout/SkipLink/SkipLink.tsx';
export { Splitter, type SplitterProps } from './components/layout/Splitter/Splitter.tsx';
export { type Space, Stack, type StackProps } from './components/layout/Stack/Stack.tsx';
export type { VisuallyHiddenProps } from './components/layout/VisuallyHidden/VisuallyHidden.tsx';
export { VisuallyHidden } from './components/layout/VisuallyHidden/VisuallyHidden.tsx';
export { Avatar, type AvatarProps } from './components/media/Avatar/Avatar.tsx';
export { Carousel, type CarouselProps } from './components/media/Carousel/Carousel.tsx';
export { Icon, type IconProps } from './components/media/Icon/Icon.tsx';
export type { IconDrawing } from './components/media/Icon/types.ts';
export { ImagePanel, type ImagePanelProps } from './components/media/ImageViewer/ImagePanel.tsx';
export { ImageViewer, type ImageViewerProps } from './components/media/ImageViewer/ImageViewer.tsx';
export type { ViewerImage } from './components/media/ImageViewer/types.ts';
export { ZoomImage, type ZoomImageProps } from './components/media/ImageViewer/ZoomImage.tsx';
export { Logo, type LogoProps } from './components/media/Logo/Logo.tsx';
export type { AnchorItem, AnchorNavProps } from './components/navigation/AnchorNav/AnchorNav.tsx';
export { AnchorNav } from './components/navigation/AnchorNav/AnchorNav.tsx';
export type { BreadcrumbProps, BreadcrumbStep } from './components/navigation/Breadcrumb/Breadcrumb.tsx';
export { Breadcrumb } from './components/navigation/Breadcrumb/Breadcrumb.tsx';
export type { FooterFact, FooterLink, FooterProps } from './components/navigation/Footer/Footer.tsx';
export { Footer } from './components/navigation/Footer/Footer.tsx';
export { Header, type HeaderProps } from './components/navigation/Header/Header.tsx';
export type {
  AccountSwitch,
  HeaderAccount,
  HeaderItem,
  HeaderLanguage,
  HeaderSearch,
  HeaderSession,
  HeaderTab,
} from './components/navigation/Header/types.ts';
export { Pagination, type PaginationProps } from './components/navigation/Pagination/Pagination.tsx';
export { SideNav, type SideNavProps } from './components/navigation/SideNav/SideNav.tsx';
export type {
  SideNavBranch,
  SideNavGroup,
  SideNavItem,
  SideNavLink,
} from './components/navigation/SideNav/types.ts';
export type { TabListProps, TabPanelProps, TabProps, TabsProps } from './components/navigation/Tabs/Tabs.tsx';
export { Tab, TabList, TabPanel, Tabs } from './components/navigation/Tabs/Tabs.tsx';
export type { TreeMove } from './components/navigation/Tree/moveNode.ts';
export { Tree, type TreeProps } from './components/navigation/Tree/Tree.tsx';
export type { TreeNode } from './components/navigation/Tree/visible.ts';
export { Confirm, type ConfirmProps } from './components/overlays/Confirm/Confirm.tsx';
export type { ConfirmHostProps } from './components/overlays/Confirm/ConfirmHost.tsx';
export { ConfirmHost, useConfirm } from './components/overlays/Confirm/ConfirmHost.tsx';
export { createQuestions, type Question, type Questions } from './components/overlays/Confirm/questions.ts';
export { Dialog, DialogClose, type DialogProps } from './components/overlays/Dialog/Dialog.tsx';
export { DialogLayer, type DialogLayerProps } from './components/overlays/Dialog/DialogLayer.tsx';
export type { ModalProps } from './components/overlays/Dialog/ModalFrame.tsx';
export type { CloseReason } from './components/overlays/Dialog/useCloseRequests.ts';
export { Drawer, type DrawerProps } from './components/overlays/Drawer/Drawer.tsx';
export { FollowFloat, type FollowFloatProps } from './components/overlays/FollowFloat/FollowFloat.tsx';
export { Popover, type PopoverProps } from './components/overlays/Popover/Popover.tsx';
export type { Placement } from './components/overlays/Popover/place.ts';
export type { TriggerProps } from './components/overlays/Popover/usePopover.ts';
export { PushDialog, type PushDialogProps } from './components/overlays/PushDialog/PushDialog.tsx';
export { useFreeMoment } from './components/overlays/PushDialog/useFreeMoment.ts';
export type { PaletteGroup, PaletteItem } from './components/overlays/SearchPalette/PaletteGroup.ts';
export type { SearchPaletteProps } from './components/overlays/SearchPalette/SearchPalette.tsx';
export { SearchPalette } from './components/overlays/SearchPalette/SearchPalette.tsx';
export { Tooltip, type TooltipProps } from './components/overlays/Tooltip/Tooltip.tsx';
export { QrCode, type QrCodeProps } from './components/payment/QrCode/QrCode.tsx';
export type { PayMoney } from './components/payment/QrPay/machine/money.ts';
export type { PayAnswer, PayCode, PayMethod, PayState } from './components/payment/QrPay/machine/payState.ts';
export type {
  PaymentCalls,
  UsedPayment,
  UsePaymentOptions,
} from './components/payment/QrPay/machine/usePayment.ts';
export { usePayment } from './components/payment/QrPay/machine/usePayment.ts';
export type { ReceiptLine } from './components/payment/QrPay/parts/PayReceipt.tsx';
export type { TransferDetails } from './components/payment/QrPay/parts/TransferPanel.tsx';
export type { PayWallet } from './components/payment/QrPay/parts/wallets.ts';
export { type PayOrder, QrPay, type QrPayProps } from './components/payment/QrPay/QrPay.tsx';
export { CartLine, type CartLineProps } from './components/shop/CartLine/CartLine.tsx';
export type { CartItem } from './components/shop/CartLine/cart.ts';
export type { CollectedGoods, CollectListProps } from './components/shop/CollectList/CollectList.tsx';
export { CollectList } from './components/shop/CollectList/CollectList.tsx';
export { GoodsCard, type GoodsCardProps } from './components/shop/GoodsCard/GoodsCard.tsx';
export type { GoodsImage } from './components/shop/GoodsPicture.tsx';
export { PortCombobox, type PortComboboxProps } from './components/trade/PortCombobox/PortCombobox.tsx';
export type { PortOption } from './components/trade/PortCombobox/PortOption.ts';
export { PriceChange, type PriceChangeProps } from './components/trade/PriceChange/PriceChange.tsx';
export { useChangeTone } from './components/trade/PriceChange/useChangeTone.ts';
export { ChartBackdrop, type ChartBackdropProps } from './components/trade/RouteMap/ChartBackdrop.tsx';
export type { Position } from './components/trade/RouteMap/mercator.ts';
export { RouteMap, type RouteMapProps } from './components/trade/RouteMap/RouteMap.tsx';
export type { MapMarker } from './components/trade/RouteMap/types.ts';
export type { StripWeek } from './components/trade/WeekStrip/WeekItem.tsx';
export { WeekStrip, type WeekStripProps } from './components/trade/WeekStrip/WeekStrip.tsx';
export { Heading, type HeadingProps } from './components/typography/Heading/Heading.tsx';
export type { RichBlock, RichSpan } from './components/typography/RichText/blocks.ts';
export { RichText, type RichTextProps } from './components/typography/RichText/RichText.tsx';
export { Text, type TextProps, type TextSize } from './components/typography/Text/Text.tsx';
export { TextLink, type TextLinkProps } from './components/typography/TextLink/TextLink.tsx';
export { type GrowingMessages, growingMessages } from './messages/growingMessages.ts';
export type { CoreMessages, Messages, MoreMessages } from './messages/types.ts';
export type { LinkComponent, LinkProps } from './provider/link.tsx';
export type { Responsive } from './provider/responsive.ts';
export { UiProvider, type UiProviderProps, useLink, useMessages } from './provider/UiProvider.tsx';
