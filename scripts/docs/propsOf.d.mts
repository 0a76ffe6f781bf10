export interface Property {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly fallback: string;
  readonly description: string;
}

export function propsTable(component: { readonly name: string; readonly props: readonly Property[] }): string;
