/** Numbers under which a site is registered in China; null where it has none. */
export interface SiteRecords {
  /** 沪ICP备00000000号-1, of the telecom authority. */
  readonly icp: string | null;
  /** 沪公网安备 31011502000000号, of the police. */
  readonly publicSecurity: string | null;
  /** A value-added telecom or other licence. */
  readonly licence: string | null;
}

/** The operator of a site, from the settings of its server. */
export interface Operator {
  /** Whether the site shows data that are made up, for trying it out. */
  readonly sample: boolean;
  /** The phone for readers; null if the operator publishes none. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly records?: SiteRecords;
}

/** Id of the block of data in the page; it is not a script and runs nothing. */
const operatorId = 'house';

/** Writes into a built `index.html` whose site it is. */
export function withOperator(template: string, house: Operator): string {
  const json = JSON.stringify(house).replaceAll('<', '\\u003c');
  return template.replace(
    '<div id="root">',
    (root) => `<script id="${operatorId}" type="application/json">${json}</script>${root}`,
  );
}

/** The operator if none is configured: all fields are empty. */
export const unknownOperator: Operator = { sample: false, phone: null, email: null };

/** Reads the operator of the site from this page. */
export function readOperator(): Operator {
  const text = document.getElementById(operatorId)?.textContent;
  return text ? (JSON.parse(text) as Operator) : unknownOperator;
}
