import { newsCategories } from '@fairway/gateway/contract/listings/news';
import type { DeskDraft } from '@fairway/gateway/contract/newsDraft';

/** The fields of the form: texts exactly as typed. */
export type ArticleValues = {
  readonly titleZh: string;
  readonly briefZh: string;
  readonly bodyZh: string;
  readonly titleEn: string;
  readonly briefEn: string;
  readonly bodyEn: string;
  readonly categoryId: string;
  readonly kind: string;
  readonly sourceZh: string;
  readonly sourceEn: string;
  readonly sourceUrl: string;
  readonly picture: string;
  /** A line each: what, a colon, how much. */
  readonly factsZh: string;
  readonly factsEn: string;
  /** Codes of ports and routes, separated by spaces. */
  readonly places: string;
  /** The revision that the typing began with; empty while nothing was typed. */
  readonly seen: string;
};

const colon = /[:：]/u;

function factsIn(text: string): { label: string; value: string }[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [label = '', ...rest] = line.split(colon);
      return { label: label.trim(), value: rest.join(':').trim() };
    });
}

/** Whether every line names a figure. */
export function areFacts(text: string): boolean {
  return factsIn(text).every(({ label, value }) => label !== '' && value !== '');
}

/** Reports whether both languages have the same number of figures, or only one language has any. */
export function areFactsEven(zh: string, en: string): boolean {
  const [inZh, inEn] = [factsIn(zh).length, factsIn(en).length];
  return inZh === inEn || inZh === 0 || inEn === 0;
}

const place = /^[A-Z]{5}(-[A-Z]{5})?$/;

function placesIn(text: string): string[] {
  return [
    ...new Set(
      text
        .toUpperCase()
        .split(/[\s,，、;；]+/u)
        .filter(Boolean),
    ),
  ];
}

/** Reports whether the whole text consists of codes of ports and routes. */
export function arePlaces(text: string): boolean {
  return placesIn(text).every((each) => place.test(each));
}

/** Converts the form values to the request body. */
export function draftOf(values: ArticleValues): DeskDraft {
  const [zh, en] = [factsIn(values.factsZh), factsIn(values.factsEn)];
  const places = placesIn(values.places);
  return {
    categoryId: newsCategories.find((id) => String(id) === values.categoryId) ?? 0,
    zh: { title: values.titleZh, brief: values.briefZh, body: values.bodyZh },
    en: { title: values.titleEn, brief: values.briefEn, body: values.bodyEn },
    original: values.kind === 'original',
    sourceZh: values.sourceZh,
    sourceEn: values.sourceEn,
    sourceUrl: values.sourceUrl.trim() === '' ? null : values.sourceUrl.trim(),
    picture: values.picture === '' ? null : values.picture,
    // Figures that are given in one language only are used for the other one too.
    facts: (zh.length > 0 ? zh : en).map((_, index) => {
      const [own, other] = [zh[index] ?? en[index], en[index] ?? zh[index]];
      return {
        labelZh: own?.label ?? '',
        valueZh: own?.value ?? '',
        labelEn: other?.label ?? '',
        valueEn: other?.value ?? '',
      };
    }),
    ports: places.filter((each) => !each.includes('-')),
    lanes: places.filter((each) => each.includes('-')),
  };
}

/** An article as the form shows it; without one an empty form. */
export function valuesOf(
  draft: DeskDraft | null,
  ours: { readonly zh: string; readonly en: string },
): ArticleValues {
  return {
    titleZh: draft?.zh.title ?? '',
    briefZh: draft?.zh.brief ?? '',
    bodyZh: draft?.zh.body ?? '',
    titleEn: draft?.en.title ?? '',
    briefEn: draft?.en.brief ?? '',
    bodyEn: draft?.en.body ?? '',
    categoryId: String(draft?.categoryId ?? 0),
    kind: draft?.original === false ? 'reprint' : 'original',
    sourceZh: draft ? draft.sourceZh : ours.zh,
    sourceEn: draft ? draft.sourceEn : ours.en,
    sourceUrl: draft?.sourceUrl ?? '',
    picture: draft?.picture ?? '',
    factsZh: (draft?.facts ?? []).map(({ labelZh, valueZh }) => `${labelZh}：${valueZh}`).join('\n'),
    factsEn: (draft?.facts ?? []).map(({ labelEn, valueEn }) => `${labelEn}: ${valueEn}`).join('\n'),
    places: [...(draft?.ports ?? []), ...(draft?.lanes ?? [])].join(' '),
    seen: '',
  };
}
