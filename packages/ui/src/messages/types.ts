import type { WithFormerName } from '../provider/formerName.ts';
import type { core } from './zh/core.ts';
import type { more } from './zh/more.ts';

/** Literal texts widened, so that another language can fill the same shape. */
type Widen<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: Widen<T[Key]> };

type EmptyStateTexts = Widen<typeof core>['emptyState'];

/** A dictionary of a site may have its titles under their former name. */
type EmptyStateMessages = {
  readonly [Kind in keyof EmptyStateTexts]: EmptyStateTexts[Kind] extends string
    ? string
    : WithFormerName<
        Exclude<EmptyStateTexts[Kind], string>,
        'title',
        {
          /** @deprecated Use `title`. */
          readonly heading: string;
        }
      >;
};

/** Texts that nearly every page shows. */
export type CoreMessages = Omit<Widen<typeof core>, 'emptyState'> & {
  readonly emptyState: EmptyStateMessages;
};

/** Texts of components that only some pages show. */
export type MoreMessages = Widen<typeof more>;

/** Every built-in text of the kit, by component. A site with other words spreads a dictionary and replaces them. */
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
