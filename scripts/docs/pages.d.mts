/** A page of Storybook as Markdown. */
export interface Page {
  readonly name: string;
  readonly summary: string;
  readonly text: string;
}

export function componentPages(name: string): Page[];

export function guidePages(): Page[];
