import type { NewsCategory } from '@fairway/gateway/contract/news';

/** The texts of a story in one language; `{name}` is a placeholder that is filled in. */
interface StoryText {
  readonly title: string;
  readonly brief: string;
  readonly body: string;
}

/**
 * One variant of a story: the values of its gaps. A port's code becomes its name, `@MAEU` the carrier's, and `四天|four
 * days` is written in the reader's language.
 */
export interface Telling {
  readonly ports: readonly string[];
  readonly lanes?: readonly string[];
  readonly [gap: string]: string | readonly string[] | undefined;
}

/** An invented piece of news that occurs a few times, about other places and with other figures. */
export interface Story {
  readonly key: string;
  readonly categoryId: NewsCategory;
  /** A reprint; ours otherwise. */
  readonly reprint?: true;
  readonly zh: StoryText;
  readonly en: StoryText;
  /** Label and value, each `中文|English`; gaps are filled. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly tellings: readonly Telling[];
}
