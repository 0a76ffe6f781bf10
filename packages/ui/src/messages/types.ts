import type { core } from './zh/core.ts';
import type { more } from './zh/more.ts';

/** Literal texts widened, so that another language can fill the same shape. */
type Widen<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: Widen<T[Key]> };

/** Texts that nearly every page shows. */
export type CoreMessages = Widen<typeof core>;

/** Texts of components that only some pages show. */
export type MoreMessages = Widen<typeof more>;

/** Every built-in text of the kit, by component. A site that wants other words spreads a dictionary and replaces them. */
export type Messages = CoreMessages & MoreMessages;

/** Texts of tables, trees and charts. */
export type DataMessages = Pick<
  MoreMessages,
  'barChart' | 'bulkBar' | 'columnChooser' | 'dataGrid' | 'lineChart' | 'savedViews' | 'tableFilters' | 'tree'
>;

/** Texts of fields. */
export type InputMessages = Pick<
  MoreMessages,
  'cascader' | 'datePicker' | 'multiCombobox' | 'quantityStepper' | 'tagInput' | 'upload'
>;

/** Texts of payments and the shop. */
export type PaymentMessages = Pick<MoreMessages, 'qrPanel' | 'qrPay' | 'shop'>;
