interface Named {
  readonly group?: string | undefined;
  readonly header: string;
}

/** The name of a column away from the heading of its group: `Week 36 20GP`. */
export function columnName({ group, header }: Named): string {
  return group === undefined ? header : `${group} ${header}`;
}
