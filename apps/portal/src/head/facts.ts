import type { Operator } from '@fairway/site';
import type { Language } from '@fairway/site/languages';
import type { DrawnPage, PageFacts } from '@fairway/site/render';
import { pageAt, pages, type Route, tabOf, titleOf } from '../routes.ts';
import { descriptionsIn } from './descriptions.ts';
import { isHidden } from './hidden.ts';

/** The arguments of a `head.ts` beside a screen. */
export interface HeadArgs<Data> {
  /** The data from the screen's loader. */
  readonly data: Data;
  readonly language: Language;
}

/** The metadata of the subject of a page; omitted fields are those of any page of its kind. */
export interface ThingFacts extends Partial<PageFacts> {
  /** The list that contains it, as the breadcrumb above it. */
  readonly under?: string;
}

type Head = (args: HeadArgs<never>) => ThingFacts;

/** By screen: the metadata of the one of many that its page shows. Loaded only by the server. */
const heads = import.meta.glob<{ readonly head: Head }>('../screens/*/*/head.ts');

/** The metadata of a page for search engines. */
export async function factsOf(rendered: DrawnPage): Promise<PageFacts> {
  const { address, language, data, subject, titleOf: title, origin, operator: house } = rendered;
  const page = pageAt(address.split('?')[0] ?? '');
  if (!page) throw new Error(`There is no page at ${address}.`);
  const { under, ...own } = await subjectOf(page, data, language);
  const key = titleOf(page);
  const name = own.title ?? subject ?? title(key);
  const steps: Step[] = [
    { name: title('home'), path: '/' },
    ...above(page, under).map((each) => ({ name: title(titleOf(each)), path: each.path })),
    { name, path: address },
  ];
  return {
    description: descriptionsIn(language)[key] ?? descriptionsIn(language).home ?? '',
    picture: `/share/${tabOf(page) ?? 'home'}.${language}.png`,
    ...(isHidden(address) && { hidden: true as const }),
    ...own,
    title: name,
    data: [
      ...(page.path === '/' ? [organization(origin, language, house)] : [crumbs(origin, steps)]),
      ...(own.data ?? []),
    ],
  };
}

async function subjectOf(page: Route, data: unknown, language: Language): Promise<ThingFacts> {
  const module = await heads[`../screens/${page.screen}/head.ts`]?.();
  // Each `head.ts` is written for the data of the loader in its folder.
  return module?.head({ data: data as never, language }) ?? {};
}

interface Step {
  readonly name: string;
  readonly path: string;
}

/** Pages between home and this one: the first of its tab, and the list that contains its subject. */
function above(page: Route, under: string | undefined): Route[] {
  const tab = tabOf(page);
  const first = pages.find((each) => tab && tabOf(each) === tab && !each.inner);
  const list = under ? pageAt(under) : undefined;
  return [...new Set([first, list])].flatMap((each) =>
    each && each !== page && each.path !== '/' ? [each] : [],
  );
}

function crumbs(origin: string, steps: readonly Step[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

function organization(origin: string, language: Language, { email, phone }: Operator) {
  return {
    '@type': 'Organization',
    name: language === 'zh' ? '航道' : 'Fairway',
    alternateName: language === 'zh' ? 'Fairway' : '航道',
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      ...(email && { email }),
      ...(phone && { telephone: phone }),
      availableLanguage: ['zh', 'en'],
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '20:00',
      },
    },
  };
}
